const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML text or as the value of a quoted attribute: nothing in it can open a tag or end an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An address fit for `href`; anything but a web, mail or telephone address becomes null. */
export function safeHref(href: string): string | null {
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol) ? href : null;
}
