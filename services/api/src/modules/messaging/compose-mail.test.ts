import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { composeMail, type Envelope, headerText } from './compose-mail.js';
import { messageId } from './message-id.js';
import type { MessagingSettings } from './messaging.settings.js';
import { mailContent } from './templates/templates.js';
import type { MailData, MailTemplate } from './templates/template-data.js';
import { MAIL_SAMPLES } from './samples/mail-samples.js';

const SETTINGS: MessagingSettings = {
  smtpUrl: 'smtp://localhost:1',
  from: 'care@ayana.example',
  replyTo: 'answers@ayana.example',
  caseAddress: null,
  team: 'team@ayana.test',
  textDomain: null,
  testRecipients: [],
  publicOrigin: 'https://ayana.example',
  oneTimeToken: (purpose, id) => `${id}.${purpose}`,
  permanentToken: (purpose, id) => `${id}.${purpose}`,
  smtpTimeout: 1000,
  smtpConnections: 1,
};

/** The bytes sent to a mail server, and what a mail program reads from them. */
async function wire<T extends MailTemplate>(
  template: T,
  changes: Partial<MailData[T]> = {},
  more: Partial<Envelope> = {},
) {
  const content = mailContent(template, { ...MAIL_SAMPLES[template], ...changes }, SETTINGS);
  const envelope = {
    to: 'amina.otieno@example.com',
    message_id: messageId('key', 'ayana.example'),
    reply_to_message_id: null,
    request_id: 'browser-request-0001',
    date: new Date('2026-11-20T10:35:00Z'),
    ...more,
  };
  const mail = composeMail(content, envelope, SETTINGS);
  const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(mail);
  if (!Buffer.isBuffer(message)) throw new Error('The transport was asked for a buffer');
  const raw = message.toString('utf8');
  return { raw, mail: await PostalMime.parse(raw) };
}

test('has both forms, its sender, the mail it replies to, and the mark of an automatic mail', async () => {
  const { mail, raw } = await wire('contact_acknowledgement');
  expect(mail.from).toMatchObject({ name: 'Ayana', address: 'care@ayana.example' });
  expect(mail.replyTo?.[0]).toMatchObject({ address: 'answers@ayana.example' });
  expect(mail.messageId).toMatch(/^<[0-9a-f]{40}@ayana\.example>$/);
  expect(mail.text).toContain('We have your message');
  expect(mail.html).toContain('<h1');
  expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  expect(raw).toMatch(/^X-Request-Id: browser-request-0001\r$/im);
  expect(raw).not.toMatch(/^X-Mailer/m);
  expect(raw).toMatch(/^Date: Fri, 20 Nov 2026 10:35:00 \+0000\r$/m);
});

test('a mail about a case is answered to its address, says so, and is shown with the others about it', async () => {
  const of_case = { address: 'case+0123456789abcdef@mail.example', thread_id: '<case@ayana.example>' };
  const { mail } = await wire('case_message', {}, { of_case, reply_to_message_id: '<theirs@people.example>' });
  expect(mail.replyTo?.[0]).toMatchObject({ address: of_case.address });
  expect([mail.inReplyTo, mail.references]).toEqual([
    '<theirs@people.example>',
    '<case@ayana.example> <theirs@people.example>',
  ]);
  expect(mail.text).toContain('You can answer this email.');
  expect((await wire('case_message', {}, { of_case })).mail.inReplyTo).toBe('<case@ayana.example>');
  expect((await wire('case_message')).mail.text).not.toContain('You can answer this email.');
});

test('a reply written by staff is not marked as automatic', async () => {
  expect((await wire('inbox_reply')).raw).not.toMatch(/^Auto-Submitted/m);
});

test('the newsletter can be unsubscribed, by one click when there is an address', async () => {
  expect((await wire('newsletter_acknowledgement')).raw).toMatch(
    /^List-Unsubscribe: <mailto:answers@ayana\.example\?subject=Unsubscribe>\r$/m,
  );
  const { mail } = await wire('newsletter_acknowledgement', { unsubscribe_url: 'https://ayana.example/leave?t=1' });
  const header = (key: string) => mail.headers.find((each) => each.key === key)?.value;
  expect(header('list-unsubscribe')).toBe(
    '<https://ayana.example/leave?t=1>, <mailto:answers@ayana.example?subject=Unsubscribe>',
  );
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect((await wire('contact_acknowledgement')).raw).not.toMatch(/^List-Unsubscribe/m);
});

test('a confirmed consultation includes the invitation as a part and as a file', async () => {
  const { mail, raw } = await wire('consultation_confirmed');
  expect(raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST\r$/m);
  const files = mail.attachments.filter(({ filename }) => filename === 'consultation.ics');
  expect(files.length).toBeGreaterThan(0);
  const content = files[0]?.content;
  expect(typeof content === 'string' ? content : new TextDecoder().decode(content)).toContain(
    'DTSTART:20261124T070000Z',
  );
});

describe('headers cannot be injected', () => {
  const attacks = [
    'Eve\r\nBcc: victim@example.com',
    'Eve\nBcc: victim@example.com',
    'Eve\rBcc: victim@example.com',
    'Eve\u2028Bcc: victim@example.com\u0085X: 1\u0000',
    'Eve\r\n\r\n<html>body',
    'Eve, victim@example.com',
    `${'long '.repeat(400)}\r\nBcc: victim@example.com`,
  ];

  test.each(attacks)('by a name: %j', async (attack) => {
    const { mail, raw } = await wire('contact_notice', { first_name: attack, last_name: attack });
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).not.toMatch(/^(Bcc|X:|<html)/im);
    expect(mail.to).toHaveLength(1);
    expect(mail.to?.[0]).toMatchObject({ address: 'amina.otieno@example.com' });
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.subject).toMatch(/\(AY-[0-9A-Z]{6}\)$/);
    expect(mail.subject?.length).toBeLessThanOrEqual(150);
    expect(mail.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
  });

  test('by the unsubscribe address', async () => {
    const { raw } = await wire('newsletter_acknowledgement', {
      unsubscribe_url: 'https://a.example/\r\nBcc: victim@example.com',
    });
    expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/^Bcc/im);
  });

  test('nor may text run backwards in a subject', () => {
    expect(headerText('a\u202Eb\u2066c')).toBe('abc');
  });
});
