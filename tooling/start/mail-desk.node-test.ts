// The page of replies: what it posts to the site, and that it refuses where nobody may write as anybody.
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';

import { answerDesk, type DeskSettings } from './mail-desk.ts';

const MAIL = {
  id: '1',
  time: '2026-11-29T10:00:00Z',
  subject: 'New <messages>',
  text: 'You have 1 new message',
  messageId: 'one@ayana.example',
  to: [{ address: 'claire@people.example' }],
  replyTo: [{ address: 'case+0123456789abcdef@mail.example' }],
};
const TEXT = { ...MAIL, id: '2', subject: 'WhatsApp', to: [{ address: '254712000000@whatsapp.texts.example' }] };

interface Posted {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}
const posted: Posted[] = [];
let settings: DeskSettings | undefined;
let [site, desk]: [Server | undefined, Server | undefined] = [undefined, undefined];
let origin = '';

const listen = (server: Server): Promise<string> =>
  new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

before(async () => {
  site = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      posted.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      response.end('{"outcome":"placed"}');
    });
  });
  const siteOrigin = await listen(site);
  settings = { siteOrigin, mailSecret: 'the secret of mails', textSecret: 'the secret of texts' };
  desk = createServer((request, response) => {
    void (async () => {
      if (!(await answerDesk(request, response, () => [MAIL, TEXT], settings))) response.end('of another');
    })();
  });
  origin = await listen(desk);
});
after(() => {
  site?.close();
  desk?.close();
});

const send = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File(['%PDF-1.7'], 'x-ray.pdf', { type: 'application/pdf' }));
  return fetch(`${origin}/replies`, { method: 'POST', body: form, headers, redirect: 'manual' });
};
const isSigned = ({ headers, body }: Posted, secret: string): boolean => {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.`;
  const expected = createHmac('sha256', secret).update(signed).update(body).digest('base64');
  return headers['webhook-signature'] === `v1,${expected}`;
};

void test('it lists what left, as text, and leaves other pages alone', async () => {
  const page = await (await fetch(`${origin}/replies`)).text();
  assert.match(page, /New &lt;messages&gt;/);
  assert.match(page, /answers go to case\+0123456789abcdef@mail\.example/);
  assert.match(page, /whatsapp to \+254712000000/);
  assert.equal(await (await fetch(`${origin}/email`)).text(), 'of another');
});

void test('a reply is a signed mail that names and quotes the one it answers, with its file', async () => {
  const answer = await send({
    channel: 'email',
    from: 'claire@people.example',
    to: 'case+0123456789abcdef@mail.example',
    subject: 'Re: New messages',
    message_id: '<one@ayana.example>',
    text: 'Here it is.',
    quoted: 'You have 1 new message',
    automatic: 'yes',
  });
  assert.equal(answer.status, 303);
  const mail = posted.at(-1);
  assert.ok(mail !== undefined && isSigned(mail, 'the secret of mails'));
  assert.equal(mail.url, '/api/webhooks/mail');
  const raw = mail.body.toString();
  for (const line of [
    /^In-Reply-To: <one@ayana\.example>\r$/m,
    /^Auto-Submitted: auto-replied\r$/m,
    /^Here it is\.\r?$/m,
    /^> You have 1 new message\r?$/m,
    /filename=x-ray\.pdf/,
  ])
    assert.match(raw, line);
});

void test('a WhatsApp message is a signed form', async () => {
  await send({ channel: 'whatsapp', from: '+254712000000', text: 'Hello' });
  const text = posted.at(-1);
  assert.ok(text !== undefined && isSigned(text, 'the secret of texts'));
  assert.equal(text.url, '/api/webhooks/texts');
  const form = await new Response(new Uint8Array(text.body), {
    headers: { 'content-type': String(text.headers['content-type']) },
  }).formData();
  assert.deepEqual(
    ['channel', 'from', 'text'].map((name) => form.get(name)),
    ['whatsapp', '+254712000000', 'Hello'],
  );
});

void test('a form of another site, and production, are refused', async () => {
  const count = posted.length;
  assert.equal((await send({ channel: 'email' }, { origin: 'https://evil.example' })).status, 403);
  settings = undefined;
  assert.equal((await fetch(`${origin}/replies`)).status, 403);
  assert.equal((await send({ channel: 'email' })).status, 403);
  assert.equal(posted.length, count);
});
