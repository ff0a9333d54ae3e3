import { isEmail } from '@ayana/contracts/rules';

const SECRET_LENGTH = 32;

/** How mails and text messages come in. */
export interface IncomingSettings {
  /** The mailbox whose `+token` addresses belong to cases; null: replies go to the address of the team, and none comes in. */
  address: string | null;
  /** The same mailbox by IMAP, such as `imaps://user:password@host/INBOX`. */
  mailbox: string | null;
  /** What the webhooks that bring mails and text messages are signed with; null: that webhook is closed. */
  mailSecret: string | null;
  textSecret: string | null;
}

/** `MAIL_INBOX_ADDRESS` with `MAIL_INBOX_URL`, `MAIL_INBOX_SECRET` or both, and `TEXT_INBOX_SECRET`. */
export function readIncoming(
  env: Readonly<Record<string, string | undefined>>,
  refuse: (problem: string) => void,
): IncomingSettings {
  const text = (name: string): string | null => env[name]?.trim() || null;
  const secret = (name: string): string | null => {
    const value = text(name);
    if (value !== null && value.length < SECRET_LENGTH)
      refuse(`${name} must hold at least ${SECRET_LENGTH} characters`);
    return value;
  };
  const [address, mailbox] = [text('MAIL_INBOX_ADDRESS'), text('MAIL_INBOX_URL')];
  const [mailSecret, textSecret] = [secret('MAIL_INBOX_SECRET'), secret('TEXT_INBOX_SECRET')];
  if (address !== null && (!isEmail(address) || address.includes('+')))
    refuse('MAIL_INBOX_ADDRESS must be an e-mail address without a +');
  if (mailbox !== null && !isMailbox(mailbox))
    refuse('MAIL_INBOX_URL must be a URL beginning with imaps:// or imap://, with user and password');
  if (address !== null && mailbox === null && mailSecret === null)
    refuse('MAIL_INBOX_URL or MAIL_INBOX_SECRET must be set with MAIL_INBOX_ADDRESS: otherwise nobody reads its mails');
  if (address === null && (mailbox !== null || mailSecret !== null))
    refuse('MAIL_INBOX_ADDRESS must be set with MAIL_INBOX_URL and MAIL_INBOX_SECRET');
  return { address, mailbox, mailSecret, textSecret };
}

function isMailbox(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return ['imap:', 'imaps:'].includes(protocol) && username !== '' && password !== '' && hostname !== '';
}
