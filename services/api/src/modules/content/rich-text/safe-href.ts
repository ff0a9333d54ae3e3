const PROTOCOLS = new Set(['https:', 'mailto:', 'tel:']);

/** Whether a link of a text may be followed: a path or an anchor of this site, a page of the web, a mailbox, a telephone. */
export function isSafeHref(href: string): boolean {
  // A browser drops tabs and line ends from an address and reads `\` as `/`: none of them has a business in one.
  if (/[\p{Cc}\s\\]/u.test(href)) return false;
  if (/^#[\w-]+$/.test(href)) return true;
  if (href.startsWith('/')) return !href.startsWith('//');
  return URL.canParse(href) && PROTOCOLS.has(new URL(href).protocol);
}
