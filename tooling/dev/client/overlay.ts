/// <reference lib="dom" />
import type { Problem } from './messages.ts';

const STYLE = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; }
.back { position: absolute; inset: 0; background: rgb(20 32 36 / 72%); }
.sheet { position: absolute; inset: 6vh 5vw auto; max-block-size: 84vh; overflow: auto; padding: 28px 32px; border-radius: 12px;
  background: #fbf8f3; color: #1d2b2f; font: 15px/1.5 system-ui, sans-serif; box-shadow: 0 20px 60px rgb(0 0 0 / 35%); }
h2 { margin: 0; font-size: 20px; }
h3 { margin: 20px 0 6px; font-size: 15px; }
h3 span { color: #6a767a; font-weight: 400; }
pre { margin: 0; padding: 14px 16px; overflow: auto; border-radius: 8px; background: #1d2b2f; color: #f4efe6;
  font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; white-space: pre; }
p { margin: 18px 0 0; color: #6a767a; }
button { float: inline-end; border: 1px solid #c9cfcf; border-radius: 8px; background: none; color: inherit; font: inherit; padding: 4px 12px; cursor: pointer; }
`;

let host: HTMLElement | undefined;

/** Shows what does not compile above the page; an empty list takes it away. */
export function showProblems(problems: readonly Problem[]): void {
  host?.remove();
  host = undefined;
  if (problems.length === 0) return;
  host = document.createElement('ayana-dev-problems');
  const root = host.attachShadow({ mode: 'open' });
  const style = element('style', STYLE);
  const sheet = element('div', '', 'sheet');
  sheet.setAttribute('role', 'alert');
  const close = element('button', 'Hide');
  close.addEventListener('click', hide);
  sheet.append(close, element('h2', problems.length === 1 ? 'This does not compile' : 'These do not compile'));
  for (const { where, file, text } of problems) {
    const title = element('h3', `${file} `);
    title.append(element('span', `in ${where.join(', ')}`));
    sheet.append(title, element('pre', text));
  }
  sheet.append(element('p', 'The page behind is the last one that compiled. This goes away once it compiles again.'));
  root.append(style, element('div', '', 'back'), sheet);
  document.documentElement.append(host);
}

function hide(): void {
  host?.remove();
}

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

function element(name: string, text: string, className = ''): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
