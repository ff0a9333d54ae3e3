import { readIncoming } from './incoming.js';

const SECRET = 'a secret of at least 32 characters';
const ADDRESS = { MAIL_INBOX_ADDRESS: 'case@mail.example' };

function read(env: Record<string, string>) {
  const problems: string[] = [];
  return { ...readIncoming(env, (problem) => problems.push(problem)), problems };
}

test('nothing is needed: then nothing comes in', () => {
  expect(read({})).toEqual({ address: null, mailbox: null, mailSecret: null, textSecret: null, problems: [] });
});

test('a mailbox by IMAP, a webhook, or both', () => {
  const mailbox = 'imaps://case:a%20password@mail.example:993/INBOX';
  expect(read({ ...ADDRESS, MAIL_INBOX_URL: mailbox }).problems).toEqual([]);
  expect(read({ ...ADDRESS, MAIL_INBOX_SECRET: SECRET }).problems).toEqual([]);
  expect(read({ ...ADDRESS, MAIL_INBOX_URL: mailbox, MAIL_INBOX_SECRET: SECRET }).problems).toEqual([]);
});

test.each([
  [{ ...ADDRESS }, 'MAIL_INBOX_URL or MAIL_INBOX_SECRET'],
  [{ MAIL_INBOX_SECRET: SECRET }, 'MAIL_INBOX_ADDRESS'],
  [{ MAIL_INBOX_ADDRESS: 'case+a@mail.example', MAIL_INBOX_SECRET: SECRET }, 'MAIL_INBOX_ADDRESS'],
  [{ ...ADDRESS, MAIL_INBOX_URL: 'https://case:word@mail.example' }, 'MAIL_INBOX_URL'],
  [{ ...ADDRESS, MAIL_INBOX_URL: 'imaps://mail.example' }, 'MAIL_INBOX_URL'],
  [{ ...ADDRESS, MAIL_INBOX_SECRET: 'short' }, 'MAIL_INBOX_SECRET'],
  [{ TEXT_INBOX_SECRET: 'short' }, 'TEXT_INBOX_SECRET'],
])('%j is refused by name', (env, name) => {
  expect(read(env).problems).toEqual([expect.stringContaining(name)]);
});
