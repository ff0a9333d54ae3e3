// A page of ours beside MailDev's: the mails and texts that left, and a form that answers them as a mail server or a carrier would.
import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

import { deskPage, type DeskMail } from './mail-desk-page.ts';

export const DESK_PATH = '/replies';
/** The largest form, with its files. */
const LARGEST_BYTES = 32 * 1024 * 1024;

export interface DeskSettings {
  /** The site that the webhooks belong to. */
  readonly siteOrigin: string;
  readonly mailSecret: string;
  readonly textSecret: string;
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/**
 * Answers requests of the page; false for any other.
 * @param mails those that left, in any order
 * @param settings undefined where there is nobody to answer, as in production: then the page refuses
 */
export async function answerDesk(
  request: IncomingMessage,
  response: ServerResponse,
  mails: () => readonly DeskMail[],
  settings: DeskSettings | undefined,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk');
  if (pathname !== DESK_PATH) return false;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'");
  if (settings === undefined) {
    send(response, 403, 'text/plain; charset=utf-8', 'This page is there in development only.\n');
    return true;
  }
  if (request.method !== 'POST') {
    send(response, 200, 'text/html; charset=utf-8', deskPage(mails(), searchParams.get('said') ?? ''));
    return true;
  }
  if (!isSameOrigin(request)) {
    send(response, 403, 'text/plain; charset=utf-8', 'This form was sent from another site.\n');
    return true;
  }
  const { status, text } = await post(await formOf(request), settings);
  const said = status === 200 ? `Taken: ${text}` : `Refused with ${status}: ${text}`;
  response.setHeader('location', `${DESK_PATH}?said=${encodeURIComponent(said)}`);
  send(response, 303, 'text/plain; charset=utf-8', said);
  return true;
}

function send(response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status;
  response.setHeader('content-type', type);
  response.end(text);
}

/** Browsers name where a form was sent from. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  return (
    headers.origin === undefined || (URL.canParse(headers.origin) && new URL(headers.origin).host === headers.host)
  );
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of Readable.from(request) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BYTES) throw new Error('The form is larger than 32 MB.');
    chunks.push(chunk);
  }
  const type = request.headers['content-type'] ?? '';
  return new Response(Buffer.concat(chunks), { headers: { 'content-type': type } }).formData();
}

async function post(form: FormData, { siteOrigin, mailSecret, textSecret }: DeskSettings): Promise<Answered> {
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = form.getAll('file').filter((each) => typeof each !== 'string' && each.size > 0) as File[];
  if (field('channel') === 'email')
    return deliver(`${siteOrigin}/api/webhooks/mail`, mailSecret, 'message/rfc822', await mailOf(field, files));
  const text = new FormData();
  text.set('id', randomUUID());
  for (const name of ['channel', 'from', 'text']) text.set(name, field(name));
  for (const file of files) text.append('file', file);
  const encoded = new Response(text);
  const type = encoded.headers.get('content-type') ?? '';
  return deliver(`${siteOrigin}/api/webhooks/texts`, textSecret, type, Buffer.from(await encoded.arrayBuffer()));
}

/** A mail as a mail program writes it, with the mail it answers quoted below. */
async function mailOf(field: (name: string) => string, files: readonly File[]): Promise<Buffer> {
  const quoted = field('quoted');
  const text =
    quoted === ''
      ? field('text')
      : `${field('text')}\n\nOn ${new Date().toUTCString()}, ${field('to')} wrote:\n${quoted.replaceAll(/^/gm, '> ')}`;
  const attachments = await Promise.all(
    files.map(async (file) => ({
      filename: file.name,
      contentType: file.type,
      content: Buffer.from(await file.arrayBuffer()),
    })),
  );
  const answered = field('message_id');
  return new MailComposer({
    from: field('from'),
    to: field('to'),
    subject: field('subject'),
    text,
    attachments,
    messageId: `<${randomUUID()}@desk.ayana.test>`,
    ...(answered === '' ? {} : { inReplyTo: answered, references: answered }),
    ...(field('automatic') === '' ? {} : { headers: { 'Auto-Submitted': 'auto-replied' } }),
  })
    .compile()
    .build();
}

async function deliver(url: string, secret: string, type: string, body: Buffer): Promise<Answered> {
  const [id, seconds] = [randomUUID(), String(Math.floor(Date.now() / 1000))];
  const signature = createHmac('sha256', secret).update(`${id}.${seconds}.`).update(body).digest('base64');
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': type,
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${signature}`,
    },
    body: new Uint8Array(body),
  });
  return { status: answer.status, text: await answer.text() };
}
