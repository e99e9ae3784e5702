/// The colours of pictures, dark and light; text keeps a contrast of 4.5 and more on what it stands on.
enum GraphStyle {
  static let picture = """
    svg{--ground:#fff;--card:#fbfbfa;--edge:#6b6f76;--text:#17191c;--soft:#50555d;--actor:#1f5fbf;--main:#a34a00;
    --parent:#5b3fa8;--none:#5d6169;--on:#fff;--error:#b3261e;--warning:#8a5300;--info:#2f6b3a;
    font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace}
    @media (prefers-color-scheme:dark){svg{--ground:#15171a;--card:#1e2125;--edge:#8d939c;--text:#eceef0;--soft:#b4bac3;
    --actor:#8db8ff;--main:#ffb27a;--parent:#c3aeff;--none:#aeb3bb;--on:#15171a;--error:#ff9a92;--warning:#f2c063;
    --info:#8fd49c}}
    .ground{fill:var(--ground)}.card{fill:var(--card);stroke:var(--edge)}
    .line{fill:none;stroke:var(--edge);stroke-width:1.5}.dashed{stroke-dasharray:6 4}.weak{stroke-dasharray:2 4}
    .other{opacity:.55}text{fill:var(--text);font-size:11px}.name{font-size:14px;font-weight:700}
    .label,.kind,.event{fill:var(--soft)}.label{font-style:italic}.chip.actor{fill:var(--actor)}.chip.main{fill:var(--main)}
    .chip.parent{fill:var(--parent)}.chip.none{fill:var(--none)}
    .letter{fill:var(--on);font-size:11px;font-weight:700;text-anchor:middle}
    .badge{stroke:var(--ground);stroke-width:2}.badge.error{fill:var(--error)}.badge.warning{fill:var(--warning)}
    .badge.info{fill:var(--info)}.count{fill:var(--on);font-weight:700;text-anchor:middle}
    """

  static let page = """
    :root{color-scheme:light dark;--ground:#fff;--text:#17191c;--soft:#50555d;--line:#c9cdd3;--focus:#1f5fbf}
    @media (prefers-color-scheme:dark){:root{--ground:#15171a;--text:#eceef0;--soft:#b4bac3;--line:#3a3f46;--focus:#8db8ff}}
    *{box-sizing:border-box}html,body{height:100%;margin:0}
    body{display:flex;flex-direction:column;background:var(--ground);color:var(--text);font:15px/1.5 system-ui,sans-serif}
    header{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 16px;border-bottom:1px solid var(--line)}
    h1{font-size:18px;margin:0 8px 0 0}label{color:var(--soft)}
    input,button{font:inherit;color:inherit;background:var(--ground);border:1px solid var(--soft);border-radius:6px;padding:4px 10px}
    #search{min-width:270px}button{min-width:36px}main{flex:1;display:flex;min-height:0;position:relative}
    #stage{flex:1;overflow:auto;min-width:0}#stage svg{display:block;transform-origin:0 0}
    aside{width:340px;max-width:100%;overflow:auto;padding:14px 18px;border-left:1px solid var(--line);background:var(--ground)}
    aside[hidden]{display:none}h2{font-size:17px;margin:0 0 6px;overflow-wrap:anywhere}h3{font-size:14px;margin:14px 0 4px}
    ul{margin:0;padding:0 0 0 18px}li{margin:3px 0;overflow-wrap:anywhere}a{color:var(--focus)}
    :focus-visible{outline:3px solid var(--focus);outline-offset:2px}.napkin{cursor:pointer}
    .napkin:focus{outline:none}.napkin:focus .card,.napkin.chosen .card{stroke:var(--focus);stroke-width:3}
    .napkin.missed{opacity:.25}#count{color:var(--soft)}#count:empty{position:absolute}
    @media (max-width:640px){main{flex-direction:column}aside{width:100%;max-height:45%;border-left:0;border-top:1px solid var(--line)}
    h1{width:100%}#search{width:100%}}
    """
}
