// error: actor types do not support inheritance
open actor BaseInteractor {}
final actor FooInteractor: BaseInteractor {} // error: actor types cannot inherit
