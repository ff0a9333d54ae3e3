const STYLE = `
:host { all: initial; position: fixed; z-index: 2147483646; inset-block-end: 0; inset-inline: 0; }
div { display: flex; flex-wrap: wrap; gap: 4px 20px; justify-content: center; padding: 8px 16px; background: #f2b544; color: #1d2b2f;
  font: 600 14px/1.5 var(--font-text, system-ui), sans-serif; overflow-wrap: anywhere; }
a { color: inherit; }
`;

/**
 * A bar at the foot of the page that says what differs from the released site. What else stays at the foot keeps `--note-bar` away from it.
 * @param leave ends it: a link to this page with this query
 */
export function noteBar(name: string, lines: readonly string[], leave: { text: string; query: string }): HTMLElement {
  const host = document.createElement(name);
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const box = document.createElement('div');
  box.setAttribute('role', 'status');
  const link = Object.assign(document.createElement('a'), {
    href: `${location.pathname}?${leave.query}`,
    textContent: leave.text,
  });
  box.append(...lines.map((line) => Object.assign(document.createElement('span'), { textContent: line })), link);
  root.append(style, box);
  const { style: page } = document.documentElement;
  new ResizeObserver(() => {
    page.setProperty('--note-bar', `${box.offsetHeight}px`);
    page.setProperty('padding-block-end', 'var(--note-bar)');
  }).observe(box);
  return host;
}
