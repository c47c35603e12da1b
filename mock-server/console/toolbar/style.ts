const text = `
:host { all: initial; }
* { box-sizing: border-box; font: 400 13px/1.4 system-ui, sans-serif; margin: 0; }
[hidden] { display: none !important; }
.tag, .panel { position: fixed; z-index: 2147483000; left: 8px; color: #eef3fc; background: #121b2e; border: 1px solid #64779e; }
.tag { bottom: calc(112px + env(safe-area-inset-bottom)); min-width: 44px; min-height: 44px; padding: 0 12px; border-radius: 22px; font-weight: 700; cursor: pointer; box-shadow: 0 6px 20px rgb(0 0 0 / .5); max-width: 60vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tag[data-changed]::after { content: ""; display: inline-block; width: 8px; height: 8px; margin-left: 7px; border-radius: 50%; background: #62e0ff; }
.panel { bottom: calc(8px + env(safe-area-inset-bottom)); right: 8px; max-width: 400px; max-height: min(76vh, 620px); border-radius: 16px; display: flex; flex-direction: column; box-shadow: 0 20px 60px rgb(0 0 0 / .7); overflow: hidden; }
.top, .foot { display: flex; gap: 8px; align-items: center; padding: 8px 8px 8px 14px; border-bottom: 1px solid #263552; }
.foot { border: 0; border-top: 1px solid #263552; padding: 8px; }
h2 { font-weight: 700; font-size: 15px; flex: 1; min-width: 0; overflow: hidden; text-overflow: ellipsis; }
h3 { font-weight: 600; font-size: 11px; color: #b0bdd6; padding: 10px 14px 4px; }
p, small { color: #b0bdd6; font-size: 12px; }
small { display: block; }
.body { overflow: auto; flex: 1; }
.facts { padding: 8px 14px 0; }
input { display: block; width: calc(100% - 28px); margin: 8px 14px 0; min-height: 44px; padding: 0 12px; border-radius: 10px; border: 1px solid #64779e; background: #060a13; color: inherit; font-size: 16px; }
ul { list-style: none; padding: 0; }
li { display: flex; align-items: center; gap: 10px; padding: 6px 14px; min-height: 50px; border-top: 1px solid #1a263e; }
li > div { flex: 1; min-width: 0; }
code { font: 600 12px/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.changed { color: #62e0ff; font-size: 11px; margin-left: 6px; }
button, a { color: inherit; cursor: pointer; }
.act { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; min-width: 44px; padding: 0 12px; border-radius: 10px; border: 1px solid #64779e; background: #1a263e; font-weight: 600; text-decoration: none; flex: none; }
.switch { width: 48px; height: 44px; border: 0; background: none; padding: 8px 0; flex: none; }
.switch i { display: block; width: 48px; height: 28px; border-radius: 14px; background: #060a13; border: 1px solid #64779e; padding: 3px; }
.switch i::before { content: ""; display: block; width: 20px; height: 20px; border-radius: 50%; background: #8c9cbc; }
.switch[aria-checked="true"] i { background: #d99a2b; border-color: #f4c95d; }
.switch[aria-checked="true"] i::before { background: #fff; translate: 20px 0; }
:focus-visible { outline: 2px solid #ffe3a0; outline-offset: 2px; }
.problem { color: #ff8a8a; padding: 8px 14px 0; }
`;

/** Creates a constructed style sheet, so that the page's content security policy needs no exception. */
export const toolbarStyle = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};
