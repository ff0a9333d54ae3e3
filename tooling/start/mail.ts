// The mail sink: takes every mail over SMTP, delivers none, shows them on a page and keeps them in a folder.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';

import { answerDesk, type DeskSettings } from './mail-desk.ts';
import type { DeskMail } from './mail-desk-page.ts';

interface Attachment {
  readonly fileName?: string;
  readonly generatedFileName: string;
}
interface Mail extends DeskMail {
  readonly attachments: readonly Attachment[] | null;
}
type Answer = (error: Error | null, message?: string) => void;
type TakeMail = (stream: Readable, session: unknown, answer: Answer) => void;
type SendAttachment = (error: Error | null, type?: string, stream?: Readable) => void;
interface MailDevServer {
  readonly smtp: { onData: TakeMail; readonly options: { size?: number } };
  readonly store: Mail[];
  getEmailAttachment: (id: string, name: string, done: SendAttachment) => void;
  deleteEmail(id: string, done: (error: Error | null) => void): void;
  on(event: 'new', listener: () => void): void;
  listen(): Promise<void>;
}
interface MailDevOptions {
  readonly smtp: number;
  readonly web: number;
  readonly ip: string;
  readonly webIp: string;
  readonly mailDirectory: string;
  readonly silent: boolean;
}
/** MailDev's own parser has no setting for it, so its method is replaced. */
const NAME_ATTACHMENT = '_generateFileName';

interface MailParser {
  readonly prototype: { [NAME_ATTACHMENT]: (name: unknown, type: unknown) => string };
}

const LARGEST_BYTES = 10 * 1024 * 1024;
const MAILS_KEPT = 10_000;
const LONGEST_NAME = 100;

// MailDev is CommonJS without types.
const load = createRequire(import.meta.url);
const MailDev = load('maildev') as new (options: MailDevOptions) => MailDevServer;
const maildevPages = load('maildev/lib/web') as { readonly server: Server };
const { MailParser } = load('maildev/vendor/mailparser-mit') as { MailParser: MailParser };

const [smtp, web, folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true, mode: 0o700 });
useSafeNames();
dropOldFiles(folder);
const sink = new MailDev({
  smtp: Number(smtp),
  web: Number(web),
  ip: '127.0.0.1',
  webIp: '127.0.0.1',
  mailDirectory: folder,
  // Its log names senders, recipients and subjects.
  silent: true,
});
limitSize(sink);
limitCount(sink);
findByFileName(sink);
await sink.listen();
addDesk(sink, maildevPages.server);
console.log(`Mails are taken on port ${smtp} and shown on port ${web}`);

/**
 * MailDev stores an attachment under a hash and the extension its mail gives it (its answer to CVE-2024-27448). An extension with a
 * NUL or of 300 characters cannot be a file name and would end the process, so names are made harmless before it sees them.
 */
function useSafeNames(): void {
  const { prototype } = MailParser;
  const original = prototype[NAME_ATTACHMENT];
  prototype[NAME_ATTACHMENT] = function (name, type) {
    return original
      .call(this, name, type)
      .replace(/[\p{C}\p{Z}/\\:*?"<>|]+/gu, '_')
      .slice(-LONGEST_NAME);
  };
}

/** Refuses a mail above the limit (RFC 1870, 552), whether or not its sender says the size before. */
function limitSize({ smtp: server }: MailDevServer): void {
  server.options.size = LARGEST_BYTES;
  const take = server.onData;
  server.onData = (stream, session, answer) => {
    const chunks: Buffer[] = [];
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LARGEST_BYTES) chunks.push(chunk);
      else chunks.length = 0;
    });
    stream.once('end', () => {
      if (size > LARGEST_BYTES) {
        answer(Object.assign(new Error('The mail is larger than 10 MB.'), { responseCode: 552 }));
        return;
      }
      const whole = new PassThrough();
      take.call(server, whole, session, answer);
      whole.end(Buffer.concat(chunks));
    });
  };
}

/** Removes the oldest mail as soon as there are more than are kept. */
function limitCount(server: MailDevServer): void {
  server.on('new', () => {
    if (server.store.length <= MAILS_KEPT) return;
    const oldest = server.store.reduce((one, other) => (timeOf(other) < timeOf(one) ? other : one));
    server.deleteEmail(oldest.id, () => undefined);
  });
}

const timeOf = ({ time }: Mail): number => new Date(time).getTime();

/** What an earlier run left beyond the limit is not even read. */
function dropOldFiles(mails: string): void {
  const files = readdirSync(mails).filter((name) => name.endsWith('.eml'));
  if (files.length <= MAILS_KEPT) return;
  const byAge = files
    .map((name) => ({ name, changed: statSync(join(mails, name)).mtimeMs }))
    .toSorted((a, b) => b.changed - a.changed);
  for (const { name } of byAge.slice(MAILS_KEPT)) {
    rmSync(join(mails, name), { force: true });
    rmSync(join(mails, name.slice(0, -'.eml'.length)), { recursive: true, force: true });
  }
}

/** A page of ours, before those of MailDev. */
function addDesk({ store }: MailDevServer, server: Server): void {
  const pages = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  const serve = async (request: IncomingMessage, response: ServerResponse, serveOther: () => void): Promise<void> => {
    try {
      if (!(await answerDesk(request, response, () => store, deskSettings()))) serveOther();
    } catch (error) {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.message : String(error));
    }
  };
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    void serve(request, response, () => {
      for (const page of pages) page.call(server, request, response);
    });
  });
}

function deskSettings(): DeskSettings | undefined {
  const { DESK_SITE, MAIL_INBOX_SECRET, TEXT_INBOX_SECRET, NODE_ENV } = process.env;
  if (NODE_ENV === 'production' || !DESK_SITE || !MAIL_INBOX_SECRET || !TEXT_INBOX_SECRET) return undefined;
  return { siteOrigin: DESK_SITE, mailSecret: MAIL_INBOX_SECRET, textSecret: TEXT_INBOX_SECRET };
}

/** `/email/:id/attachment/:name` takes the name the mail gives as well as the stored one, as it did in earlier versions. */
function findByFileName(server: MailDevServer): void {
  const original = server.getEmailAttachment;
  server.getEmailAttachment = (id, name, done) => {
    const attachments = server.store.find((mail) => mail.id === id)?.attachments ?? [];
    const named = attachments.find(({ fileName }) => fileName === name);
    original(id, named?.generatedFileName ?? name, done);
  };
}
