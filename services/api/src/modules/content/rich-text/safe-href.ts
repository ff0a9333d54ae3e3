const PROTOCOLS = new Set(['https:', 'mailto:', 'tel:']);

/** Whether a link of a text may be followed: a path or an anchor of this site, a web page, a mailbox, a phone number. */
export function isSafeHref(href: string): boolean {
  // Browsers drop tabs and line ends from an address and read `\` as `/`: none of them belongs in one.
  if (/[\p{Cc}\s\\]/u.test(href)) return false;
  if (/^#[\w-]+$/.test(href)) return true;
  if (href.startsWith('/')) return !href.startsWith('//');
  return URL.canParse(href) && PROTOCOLS.has(new URL(href).protocol);
}
