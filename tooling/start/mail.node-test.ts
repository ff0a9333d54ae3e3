// The mail sink, as `npm start` runs it, is sent mails that try to reach out of its folder or to end it.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { freePort } from './settings.ts';

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly attachments: readonly { readonly fileName: string; readonly generatedFileName: string }[];
}

const parent = mkdtempSync(join(tmpdir(), 'ayana mail '));
const folder = join(parent, 'data', 'deep', 'mail');
let sink: ChildProcess;
let output = '';
let smtpPort = 0;
let origin = '';

before(async () => {
  mkdirSync(dirname(folder), { recursive: true });
  while (!(await started())) assert.match(output, /EADDRINUSE/);
});
after(async () => {
  const ended = once(sink, 'exit');
  sink.kill('SIGTERM');
  await ended;
  rmSync(parent, { recursive: true, force: true });
});

/** What a MIME part may call itself: the parameters of its Content-Disposition, and further headers. */
const HOSTILE: Readonly<Record<string, readonly [disposition: string, ...headers: string[]]>> = {
  'a name that climbs': ['filename="../../evil-name.txt"'],
  'a name that climbs with backslashes': ['filename="..\\\\..\\\\evil-backslash.txt"'],
  'an absolute name': [`filename="${join(parent, 'evil-absolute.txt')}"`],
  'a name with a NUL': ["filename*=utf-8''nul.%00txt"],
  'an encoded name that climbs': ["filename*=utf-8''..%2F..%2Fevil-encoded.txt"],
  'a name of 400 characters': [`filename="x.${'y'.repeat(400)}"`],
  'the name of a folder': ['filename=".."'],
  'the name of a property': ['filename="__proto__"'],
  'a Content-ID that climbs': ['filename="one.txt"', 'Content-ID: <../../evil-id.txt>'],
  'an absolute Content-ID': ['filename="two.txt"', `Content-ID: <${join(parent, 'evil-absolute-id.txt')}>`],
  'a Content-ID with a NUL': ['filename="three.txt"', 'Content-ID: <nul\0.txt>'],
};

for (const [what, [disposition, ...headers]] of Object.entries(HOSTILE)) {
  test(`${what} stays inside the mail folder and ends nothing`, async () => {
    await send(what, ['Content-Type: text/plain', `Content-Disposition: attachment; ${disposition}`, ...headers]);
    const mail = await mailNamed(what);
    const attachment = mail.attachments[0];
    assert.ok(attachment, 'the attachment is listed');
    assert.equal(await body(mail, attachment.generatedFileName), 'attached');
    assert.deepEqual(
      filesBelow(parent).filter((file) => relative(folder, file).startsWith('..')),
      [],
    );
  });
}

test('an attachment is found by the name its mail gives it', async () => {
  await send('calendar', ['Content-Type: text/calendar', 'Content-Disposition: attachment; filename="talk.ics"']);
  const mail = await mailNamed('calendar');
  assert.deepEqual(
    mail.attachments.map(({ fileName }) => fileName),
    ['talk.ics'],
  );
  assert.equal(await body(mail, 'talk.ics'), 'attached');
});

test('a mail of more than 10 MB is refused, whether or not its size is said before', async () => {
  assert.match(await talk('MAIL FROM:<a@example.org> SIZE=20000000'), /^552 /m);
  const big = `Subject: big\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(11_000)}`;
  assert.match(await deliver(big), /^552 /m);
  await send('after the big one', ['Content-Type: text/plain', 'Content-Disposition: attachment; filename="a.txt"']);
  await mailNamed('after the big one');
  assert.equal(
    (await mails()).some(({ subject }) => subject === 'big'),
    false,
  );
});

test('nothing of a mail is in the log', () => {
  assert.equal(sink.exitCode, null, output);
  assert.doesNotMatch(output, /@example|climbs|calendar/);
  assert.match(output, /Mails are taken on port/);
});

async function send(subject: string, partHeaders: readonly string[]): Promise<void> {
  const answer = await deliver(
    [
      'From: patient@example.org',
      'To: team@example.org',
      `Subject: ${subject}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="part"',
      '',
      '--part',
      ...partHeaders,
      '',
      'attached',
      '--part--',
      '',
    ].join('\r\n'),
  );
  assert.match(answer, /^250 Message queued/m);
}

/** Sends one mail as bytes, so that no library makes it harmless on its way. @returns the server's last answer */
function deliver(mail: string): Promise<string> {
  return talk('MAIL FROM:<patient@example.org>', 'RCPT TO:<team@example.org>', 'DATA', `${mail}\r\n.`);
}

/** One SMTP conversation, each command sent after the answer to the one before (RFC 5321). */
async function talk(...commands: readonly string[]): Promise<string> {
  const socket = connect({ port: smtpPort, host: '127.0.0.1' });
  let last = '';
  const waiting = ['EHLO test', ...commands];
  for await (const line of createInterface({ input: socket })) {
    if (/^\d{3}-/.test(line)) continue;
    last = line;
    const next = waiting.shift();
    if (next === undefined || /^[45]/.test(line)) break;
    socket.write(`${next}\r\n`);
  }
  socket.destroy();
  return last;
}

async function mails(): Promise<Mail[]> {
  return (await (await fetch(`${origin}/email`)).json()) as Mail[];
}

/** MailDev says that a mail was queued a moment before it can be read. */
async function mailNamed(subject: string): Promise<Mail> {
  for (;;) {
    const found = (await mails()).find((mail) => mail.subject === subject);
    if (found !== undefined) return found;
    assert.equal(sink.exitCode, null, output);
  }
}

/** An attachment's text; a mail is listed a moment before its attachments are on the disk. */
async function body(mail: Mail, name: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/email/${mail.id}/attachment/${encodeURIComponent(name)}`);
    const text = (await answer.text()).trim();
    if (text !== '') return text;
    assert.equal(sink.exitCode, null, output);
  }
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** @returns false when it ended, e.g. because another program took a port that was free a moment ago */
async function started(): Promise<boolean> {
  smtpPort = await freePort();
  const webPort = await freePort();
  origin = `http://127.0.0.1:${webPort}`;
  sink = spawn(process.execPath, [join(import.meta.dirname, 'mail.ts'), String(smtpPort), String(webPort), folder]);
  for (const stream of [sink.stdout, sink.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(sink, 'exit').then(() => true);
  while (sink.exitCode === null) {
    if (await answers()) return true;
    await Promise.race([ended, nextTurn()]);
  }
  return false;
}

function answers(): Promise<boolean> {
  return fetch(`${origin}/email`).then(
    ({ ok }) => ok,
    () => false,
  );
}
