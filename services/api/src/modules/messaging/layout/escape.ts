const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML text or a quoted attribute: it cannot open a tag or end the attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An address safe for `href`; null for anything but a web, mail or telephone address. */
export function safeHref(href: string): string | null {
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol) ? href : null;
}
