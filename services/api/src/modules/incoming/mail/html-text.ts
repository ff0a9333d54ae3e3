const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
/** Where mail programs put the mail that is answered. */
const QUOTE_STARTS = [
  '<blockquote',
  'class="gmail_quote',
  'id="divrplyfwdmsg',
  'id="appendonsend',
  'class="yahoo_quoted',
];
const HIDDEN = ['head', 'style', 'script', 'title'] as const;

/** The words of a mail that has no text part: without its look, what is hidden in it, and the mail that it answers. */
export function htmlText(html: string): string {
  const shown = HIDDEN.reduce((rest, tag) => without(rest, tag), html);
  const lower = shown.toLowerCase();
  const starts = QUOTE_STARTS.map((start) => lower.indexOf(start)).filter((at) => at > 0);
  const end = starts.length === 0 ? shown.length : shown.lastIndexOf('<', Math.min(...starts));
  const own = wordsOf(shown.slice(0, end));
  return own === '' ? wordsOf(shown) : own;
}

const wordsOf = (html: string): string =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b[^<>]{0,2000}>/gi, '\n')
    .replaceAll(/<[^<>]{0,5000}>/g, '')
    .replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi, (entity, name: string) => characterOf(name) ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

function characterOf(name: string): string | null {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : null;
}

/** Without every part of a tag, also of one that is never closed. */
function without(html: string, tag: string): string {
  const lower = html.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = lower.indexOf(`<${tag}`, from);
    if (start === -1) break;
    kept.push(html.slice(from, start));
    const end = lower.indexOf(`</${tag}`, start);
    if (end === -1) return kept.join('');
    const close = lower.indexOf('>', end);
    from = close === -1 ? html.length : close + 1;
  }
  kept.push(html.slice(from));
  return kept.join('');
}
