@MainActor open class PresentableInteractor<P> {}
