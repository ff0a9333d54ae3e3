const SCHEMES = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** An address safe for `href`; null for anything but a web, mail or telephone address. */
export function safeHref(href: string): string | null {
  return URL.canParse(href) && SCHEMES.has(new URL(href).protocol) ? href : null;
}
