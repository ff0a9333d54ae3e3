import { randomUUID } from 'node:crypto';
import type { TakenMessage } from '@ayana/contracts/journey';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Options } from 'nodemailer/lib/mailer/index.js';
import type { Answer, TestApi } from '../../../../test/support/api.js';
import { signatureOf } from '../webhook-signatures.js';

export const MAIL_SECRET = 'a secret of the mail server, 32 characters';
export const TEXT_SECRET = 'a secret of the carrier, also 32 characters';
export const INCOMING_ENV = {
  MAIL_INBOX_ADDRESS: 'case@mail.ayana.test',
  MAIL_INBOX_SECRET: MAIL_SECRET,
  TEXT_INBOX_SECRET: TEXT_SECRET,
};

export interface Signing {
  secret?: string;
  id?: string;
  /** When it was signed, in milliseconds from now. */
  at?: number;
  signature?: string;
}

/** What a mail server and a carrier send, through HTTP. */
export function senderOf(api: TestApi) {
  async function send(path: string, type: string, body: Buffer, signing: Signing = {}): Promise<Answer<TakenMessage>> {
    const { secret = path === '/webhooks/mail' ? MAIL_SECRET : TEXT_SECRET, id = randomUUID(), at = 0 } = signing;
    const seconds = String(Math.floor((Date.now() + at) / 1000));
    const response = await fetch(`${api.url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': type,
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': signing.signature ?? `v1,${signatureOf(secret, id, seconds, body)}`,
      },
      body: new Uint8Array(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) as TakenMessage };
  }

  return {
    raw: (body: Buffer, signing?: Signing) => send('/webhooks/mail', 'message/rfc822', body, signing),
    mail: async (mail: Options, signing?: Signing) =>
      send('/webhooks/mail', 'message/rfc822', await composed(mail), signing),
    text: async (fields: Record<string, string>, files: readonly File[] = [], signing?: Signing) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ id: randomUUID(), ...fields })) form.set(name, value);
      for (const file of files) form.append('file', file);
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      return send('/webhooks/texts', type, Buffer.from(await encoded.arrayBuffer()), signing);
    },
  };
}

/** A mail as it leaves a mail program. */
export const composed = (mail: Options): Promise<Buffer> =>
  new MailComposer({ subject: 'Re: A message from Demo admin', ...mail }).compile().build();

/** A PDF by its first bytes, as long as one is. */
export const SCAN = Buffer.from(`%PDF-1.7\n${' '.repeat(4000)}%%EOF\n`);
