/** Values of the console's tokens; the page must also look right before the console's files are there. */
const LIGHT =
  '--canvas:#F3F5F7;--surface:#FFFFFF;--hover:#F1F4F7;--press:#E6EAEE;--line:#E1E4E8;--line-strong:#C9CED4;--line-control:#848B94;--text:#151B24;--text-2:#48505C;--text-3:#646D78;--accent-fill:#006F70;--accent-fill-hover:#006060;--accent-on:#FFFFFF;--accent-fg:#006B6B;--accent-bg:#E6F9F9;--accent-bd:#A4E2E1;--focus:#008687;--red-fg:#AE061C;--red-bg:#FFF0EE;--red-bd:#FBC5C0;--shadow:0 8px 24px -6px rgb(16 24 40/.16),0 2px 6px -2px rgb(16 24 40/.10);color-scheme:light'
const DARK =
  '--canvas:#0C0F14;--surface:#13171C;--hover:#1C2127;--press:#232830;--line:#252A31;--line-strong:#393F48;--line-control:#656C78;--text:#E4E6EA;--text-2:#ADB3BC;--text-3:#8B939D;--accent-fill:#4FC0C0;--accent-fill-hover:#5ED3D3;--accent-on:#021819;--accent-fg:#6CD9D8;--accent-bg:#062D2D;--accent-bd:#045050;--focus:#57D4D4;--red-fg:#F8928A;--red-bg:#391E1C;--red-bd:#633633;--shadow:0 10px 28px -6px rgb(0 0 0/.60),0 2px 6px -2px rgb(0 0 0/.45);color-scheme:dark'

/** The style of the sign-in page, with the console's own face when `fontPath` names it. */
export function loginStyle(fontPath: string | null): string {
  return `${fontPath ? `@font-face{font-family:"Inter Variable";src:url("${fontPath}") format("woff2");font-weight:100 900;font-display:swap}` : ''}
:root,[data-theme=light]{${LIGHT}}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
[data-theme=dark]{${DARK}}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;grid-template-columns:minmax(0,1fr);background:var(--canvas);color:var(--text);font:420 14px/20px "Inter Variable",Inter,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
.picture{display:none}
main{width:100%;max-width:440px;margin:auto;padding:32px 20px}
.brand{display:flex;align-items:center;gap:10px;font-size:16px;line-height:24px;font-weight:620}
.brand svg{width:32px;height:32px;flex:none}
.mark-fill{fill:var(--accent-fill)}.mark-on{fill:var(--accent-on)}.mark-line{stroke:var(--accent-on);fill:none}
.card{margin-top:24px;padding:24px;background:var(--surface);border:1px solid var(--line);border-radius:10px;box-shadow:var(--shadow)}
h1{margin:0;font-size:20px;line-height:28px;font-weight:620;letter-spacing:-.01em}
h2{margin:0;font-size:14px;line-height:20px;font-weight:620}
p{margin:4px 0 0;color:var(--text-2)}
form{margin:0}.fields{display:grid;gap:16px;margin-top:20px}
label{display:block;margin-bottom:4px;font-weight:520}
input{width:100%;height:44px;padding:0 12px;border:1px solid var(--line-control);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;font-size:16px}
input:hover{border-color:var(--text-3)}
input[aria-invalid=true]{border-color:var(--red-fg)}
.submit{height:44px;border:0;border-radius:6px;background:var(--accent-fill);color:var(--accent-on);font:inherit;font-weight:620;cursor:pointer;transition:background 120ms cubic-bezier(.2,0,0,1)}
.submit:hover{background:var(--accent-fill-hover)}
.other{display:grid;place-items:center;height:44px;border:1px solid var(--line-control);border-radius:6px;color:var(--text);font-weight:520;text-decoration:none}
.other:hover{background:var(--hover)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.notice{margin-top:16px;padding:10px 12px;border:1px solid var(--accent-bd);border-radius:6px;background:var(--accent-bg);color:var(--text)}
.notice a{color:var(--accent-fg);font-weight:520}
.problem{border-color:var(--red-bd);background:var(--red-bg);color:var(--red-fg);font-weight:520}
.demo ul{list-style:none;margin:12px 0 0;padding:0;border:1px solid var(--line);border-radius:6px;overflow:clip}
.demo li+li{border-top:1px solid var(--line)}
.person{display:grid;grid-template-columns:36px minmax(0,1fr) auto;align-items:center;gap:12px;width:100%;min-height:56px;padding:8px 12px;border:0;background:none;color:inherit;font:inherit;text-align:left;text-decoration:none;cursor:pointer}
.person:hover{background:var(--hover)}.person:active{background:var(--press)}
.person:focus-visible{outline-offset:-2px}
.initials{display:grid;place-items:center;width:36px;height:36px;border-radius:50%;background:var(--accent-bg);border:1px solid var(--accent-bd);color:var(--accent-fg);font-size:12px;font-weight:620}
.person b{display:block;font-weight:620}.person small{display:block;color:var(--text-2);font-size:12px;line-height:16px}
.go{color:var(--text-3);font-size:18px}
@media(min-width:900px){
body{grid-template-columns:minmax(0,1.1fr) minmax(0,1fr)}
.picture{display:grid;align-content:end;position:sticky;top:0;height:100dvh;overflow:clip;background:var(--surface);border-right:1px solid var(--line);padding:48px}
.picture p{position:relative;margin:0;max-width:24em;font-size:20px;line-height:28px;color:var(--text)}
.curves{position:absolute;inset:0;width:100%;height:100%;fill:none;stroke:var(--accent-fill);stroke-width:2.5;stroke-linecap:round;mask-image:linear-gradient(#000 55%,transparent 92%)}
.road{stroke:var(--line-strong);stroke-width:1.5}
}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}`
}
