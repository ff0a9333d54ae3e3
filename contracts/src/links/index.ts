/**
 * `href`s of mailboxes, phone numbers and chats. Every link made from user input or from a row must be made with these functions: unencoded
 * text could add to the address (`victim@example.org?bcc=…`).
 */

/** Percent-encodes all but the unreserved characters of RFC 3986, 2.3: `encodeURIComponent` keeps `!'()*`. */
function encode(text: string): string {
  // A lone surrogate cannot be encoded.
  const wellFormed = text.replace(/\p{Cc}/gu, '').replace(/\p{Surrogate}/gu, '\uFFFD');
  return encodeURIComponent(wellFormed).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `?name=value&…`, or an empty text without values. */
function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(value)}`],
  );
  return given.length === 0 ? '' : `?${given.join('&')}`;
}

/**
 * `mailto:` of one mailbox (RFC 6068): everything but the `@` before its domain is encoded, so that an address cannot add a recipient or a
 * header.
 * @param address as typed; need not be valid
 */
export function mailHref(address: string, { subject }: { subject?: string } = {}): string {
  const at = address.lastIndexOf('@');
  const mailbox = at < 0 ? encode(address) : `${encode(address.slice(0, at))}@${encode(address.slice(at + 1))}`;
  return `mailto:${mailbox}${query({ subject })}`;
}

/** The digits of a number, with a leading plus. */
const dialDigits = (phone: string): string =>
  (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/[^0-9]/g, '');

/** `tel:` of a number (RFC 3966): its digits and a leading plus, without separators. */
export function phoneHref(phone: string): string {
  return `tel:${dialDigits(phone)}`;
}

/** The page of a WhatsApp chat with a number, with a prepared text. */
export function chatHref(phone: string, text?: string): string {
  return `https://wa.me/${dialDigits(phone).replace('+', '')}${query({ text })}`;
}

/** No space, quote, bracket or backslash, which browsers drop or change, and no name before an `@`. */
const WEB = /^https?:\/\/(?![^/?#]*@)[^\s\p{C}\\"'<>`]+$/iu;

/** A web address from a row, if it is safe to follow; else null. */
export function webHref(address: string): string | null {
  return WEB.test(address) ? address : null;
}

/** A link that a phone opens with its calendar, which then follows the feed. @param feed its web address */
export const calendarFeedHref = (feed: string): string => feed.replace(/^https?:/, 'webcal:');
