/**
 * Addresses of mailboxes, telephones and chats for `href`. Every link made from what a person wrote, or from a row, is made here:
 * what is written into an address unencoded can add to it (`victim@example.org?bcc=…`).
 */

/** Percent-encodes all but the unreserved characters of RFC 3986, 2.3: `encodeURIComponent` leaves `!'()*` as they are. */
function encode(text: string): string {
  // What is no character cannot be encoded: half of a surrogate pair.
  const wellFormed = text.replace(/\p{Cc}/gu, '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `?name=value&…`, or nothing where no value is given. */
function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/**
 * `mailto:` of one mailbox (RFC 6068): everything but the `@` before its domain is encoded, so that nothing in an address becomes
 * a second recipient or another header.
 * @param address as a person wrote it; need not be valid
 */
export function mailHref(address: string, { subject }: { subject?: string } = {}): string {
  const at = address.lastIndexOf('@');
  const mailbox = at < 0 ? encode(address) : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
  return `mailto:${mailbox}${query({ subject })}`;
}

/** The digits of a number, with the plus it begins with. */
const dialled = (phone: string): string => (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/[^0-9]/g, '');

/** `tel:` of a number (RFC 3966): its digits and a leading plus, whatever stands between them. */
export function phoneHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** The page of a WhatsApp chat with a number, with a text already written. */
export function chatHref(phone: string, text?: string): string {
  return `https://wa.me/${dialled(phone).replace('+', '')}${query({ text })}`;
}

/** No space, quote, bracket or backslash, which browsers drop or read as something else, and no name before an `@`. */
const WEB = /^https?:\/\/(?![^/?#]*@)[^\s\p{C}\\"'<>`]+$/iu;

/** An address of the web from a row, where it is one that may be followed; else null. */
export function webHref(address: string): string | null {
  return WEB.test(address) ? address : null;
}
