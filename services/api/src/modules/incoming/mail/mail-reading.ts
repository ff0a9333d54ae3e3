import PostalMime, { addressParser, type Address, type Attachment, type Email } from 'postal-mime';
import { createHash } from 'node:crypto';
import type { OutsideFile } from '../../../platform/files/outside-files.js';
import type { Arrived } from '../incoming-message.js';
import { htmlText } from './html-text.js';
import { ownWords } from './own-words.js';

/** A longer text is no letter: what is beyond is not looked at. */
const TEXT_LIMIT = 500_000;
const ID_LIMIT = 400;
/** Pictures in the look of a mail, such as a logo in a signature, are smaller than any scan. */
const LOGO_BYTES = 30_000;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 };
/** Headers that name the recipients a mail was delivered to, besides those that its sender wrote. */
const DELIVERY = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to']);
const ANSWERS = /^\s*(?:re|aw|sv|antw|odp|vs|rv|fwd?|wg|tr|ynt|回复|答复|رد)\s*(?:\[\d+\])?[:：]/iu;

/** A mail as its server sent it (RFC 5322), read. One that cannot be read is for people to look at, and is never lost. */
export async function readMail(raw: Uint8Array): Promise<Arrived> {
  const fallback = `sha256:${createHash('sha256').update(raw).digest('hex')}`;
  try {
    return arrivedOf(await PostalMime.parse(raw, LIMITS), fallback);
  } catch {
    return unreadable(fallback);
  }
}

function arrivedOf(mail: Email, fallback: string): Arrived {
  const header = (name: string): string => mail.headers.find(({ key }) => key === name)?.value.trim() ?? '';
  const [from] = mailboxesOf([mail.from]);
  const subject = oneLine(mail.subject ?? '');
  return {
    channel: 'email',
    external_id: idOf(mail.messageId ?? '') ?? fallback,
    from_address: (from?.address ?? '').toLowerCase().slice(0, ID_LIMIT),
    from_name: oneLine(from?.name ?? '').slice(0, 200) || null,
    subject: subject === '' ? null : subject.slice(0, 300),
    text: withSubject(subject, wordsOf(mail)),
    files: mail.attachments.flatMap((attachment, index) => fileOf(attachment, index)),
    is_automatic: isAutomatic(header),
    is_unreadable: from?.address === undefined || from.address === '',
    to: [
      ...mailboxesOf([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]).map(({ address }) => address),
      ...mail.headers.filter(({ key }) => DELIVERY.has(key)).flatMap(({ value }) => addressesIn(value)),
    ].slice(0, 100),
    answers: [...idsIn(mail.references ?? ''), ...idsIn(mail.inReplyTo ?? '')].slice(-50),
  };
}

const unreadable = (external_id: string): Arrived => ({
  channel: 'email',
  external_id,
  from_address: '',
  from_name: null,
  subject: null,
  text: '',
  files: [],
  is_automatic: false,
  is_unreadable: true,
  to: [],
  answers: [],
});

function wordsOf({ text, html }: Email): string {
  if (text !== undefined && text.trim() !== '') return ownWords(text.slice(0, TEXT_LIMIT));
  return html === undefined ? '' : ownWords(htmlText(html.slice(0, TEXT_LIMIT)));
}

/** The subject of a mail that answers none is a part of what it says. */
const withSubject = (subject: string, text: string): string =>
  subject === '' || ANSWERS.test(subject) ? text : [subject, text].filter((part) => part !== '').join('\n\n');

/** Written by a machine (RFC 3834, RFC 2076, RFC 3464): nobody waits for an answer, and none is sent. */
function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header('auto-submitted').toLowerCase();
  if (submitted !== '' && !submitted.startsWith('no')) return true;
  if (/^(?:bulk|list|junk|auto_reply)\b/i.test(header('precedence'))) return true;
  if (header('x-autoreply') !== '' || header('x-autorespond') !== '' || header('list-id') !== '') return true;
  if (header('return-path').replaceAll(/\s/g, '') === '<>') return true;
  return /^multipart\/report\b/i.test(header('content-type'));
}

function fileOf({ filename, mimeType, content, related, disposition }: Attachment, index: number): OutsideFile[] {
  if (typeof content === 'string') return [];
  const bytes = new Uint8Array(content);
  const isLook = related === true && disposition !== 'attachment' && bytes.length < LOGO_BYTES;
  // The calendar part and the like are no papers.
  if (isLook || mimeType === 'text/calendar') return [];
  return [{ name: filename ?? `${index + 1}.${mimeType.split('/')[1] ?? 'bin'}`, type: mimeType, bytes }];
}

const mailboxesOf = (addresses: readonly (Address | undefined)[]): { name: string; address: string }[] =>
  addresses.flatMap((address) =>
    address === undefined ? [] : address.group === undefined ? [address] : address.group,
  );

const addressesIn = (value: string): string[] =>
  mailboxesOf(addressParser(value.slice(0, 2000))).map(({ address }) => address);

const idsIn = (value: string): string[] => value.slice(0, 20_000).match(/<[^<>\s]{1,400}>/g) ?? [];
const idOf = (value: string): string | null => idsIn(value)[0] ?? null;

const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
