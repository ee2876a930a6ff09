/** The styles of the report: system fonts and separate colors, because it compares those of the app. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --paper: #f7f5f0; --card: #fff; --ink: #15201b; --quiet: #55615a; --line: #c9cfc9; --strong: #0c5c43; }
@media (prefers-color-scheme: dark) { :root { --paper: #121814; --card: #1b231e; --ink: #eef2ee; --quiet: #a9b5ac; --line: #3a463e; --strong: #6fd3ac; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
main { max-inline-size: 110rem; margin-inline: auto; padding: 1.5rem clamp(1rem, 3vw, 3rem) 6rem; }
h1 { font-size: clamp(1.5rem, 4vw, 2.25rem); line-height: 1.2; margin: 1rem 0; }
h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
h2 small { display: block; font-size: .875rem; font-weight: 400; color: var(--quiet); }
h3 { font-size: 1rem; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; text-transform: capitalize; }
h3 a { font-weight: 400; text-transform: none; }
p { margin: .25rem 0; max-inline-size: 70ch; }
a { color: var(--strong); }
code, kbd { font: .875em ui-monospace, monospace; overflow-wrap: anywhere; }
kbd { border: 1px solid var(--line); border-radius: .25rem; padding: 0 .375rem; background: var(--card); }
.keys, .file, article > p { color: var(--quiet); }
.visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
button, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; min-block-size: 2.25rem; padding: .25rem .75rem; cursor: pointer; }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
form { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; padding-block: .75rem; margin-block: 1rem; background: var(--paper); border-block-end: 1px solid var(--line); }
form label { display: inline-flex; align-items: center; gap: .5rem; }
details { margin-block: 1rem; }
details span { color: var(--quiet); }
section { margin-block: 2.5rem; scroll-margin-block-start: 5rem; }
.failed { border-inline-start: 4px solid #d62828; padding-inline-start: 1rem; }
.failed li { white-space: pre-wrap; overflow-wrap: anywhere; }
article { margin-block: 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem; scroll-margin-block-start: 5rem; }
article[hidden], section[hidden] { display: none; }
.versions { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 1rem; margin-block-start: .75rem; align-items: start; }
figure { margin: 0; min-inline-size: 0; }
figcaption { font-size: .875rem; color: var(--quiet); margin-block-end: .25rem; }
figure button { display: block; inline-size: 100%; max-block-size: 32rem; overflow: hidden; padding: 0; border-radius: .25rem; cursor: zoom-in; }
figure img { display: block; max-inline-size: 100%; margin-inline: auto; }
[data-detail] article[data-kind=changed] figure button { position: relative; block-size: var(--block); overflow: hidden; }
[data-detail] article[data-kind=changed] figure img { position: absolute; max-inline-size: none; margin: 0; inset-inline-start: var(--left); inset-block-start: var(--top); }
dialog { inline-size: 100vw; max-inline-size: none; block-size: 100vh; max-block-size: none; border: 0; padding: 0; color: var(--ink); background: var(--paper); }
dialog[open] { display: grid; grid-template-rows: auto 1fr; }
dialog::backdrop { background: #000a; }
dialog header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1rem; padding: .75rem 1rem; border-block-end: 1px solid var(--line); }
dialog h2 { font-size: 1rem; flex: 1 1 16rem; }
[aria-pressed=true] { background: var(--strong); color: var(--paper); border-color: var(--strong); }
.stage { overflow: auto; padding: 1rem; }
.stage img { display: block; margin-inline: auto; }
@media (forced-colors: active) { [aria-pressed=true] { border: 3px solid Highlight; } }
`;
