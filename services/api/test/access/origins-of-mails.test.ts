import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import PostalMime from 'postal-mime';
import { MailSink } from '../../src/modules/messaging/testing/mail-sink.js';
import { emailOf, startApi, type TestApi } from '../support/api.js';
import { eventually } from '../support/eventually.js';

/** Mails of a site under its real name: their links stay on the site whatever is sent. */

const PUBLIC = 'https://ayana.example';
const EVIL = 'evil.example';

let api: TestApi;
let sink: MailSink;
beforeAll(async () => {
  sink = new MailSink();
  api = await startApi({ PUBLIC_ORIGIN: PUBLIC, JOBS: '1', SMTP_URL: await sink.start() });
});
afterAll(async () => {
  await api.close();
  await sink.stop();
});

async function mailTo(address: string, subject: RegExp) {
  return eventually(async () => {
    for (const { to, raw } of sink.taken) {
      if (to !== address) continue;
      const parsed = await PostalMime.parse(raw);
      if (subject.test(parsed.subject ?? '')) return { raw, parsed };
    }
    return undefined;
  });
}
const linksOf = (text: string): string[] => text.match(/https?:\/\/[^\s"'<>)]+/g) ?? [];

test('link to the public origin, whatever host and origin a request used', async () => {
  const answer = await api.call('POST', '/auth/request-password-reset', {
    body: { email: emailOf('partner') },
    headers: {
      'x-forwarded-host': EVIL,
      'x-forwarded-proto': 'http',
      'x-original-host': EVIL,
      forwarded: `host=${EVIL};proto=http`,
      referer: `https://${EVIL}/`,
    },
  });
  expect(answer.status).toBe(200);
  const { raw, parsed } = await mailTo(emailOf('partner'), /./);
  expect(raw).not.toContain(EVIL);
  const links = linksOf(`${parsed.text} ${parsed.html}`).map((link) => new URL(link).origin);
  expect(links.length).toBeGreaterThan(0);
  expect(new Set(links)).toEqual(new Set([PUBLIC]));
  expect(parsed.text).toContain(`${PUBLIC}/reset-password?token=`);
});

test('a body cannot change the origin of its links', async () => {
  for (const name of ['redirect_to', 'origin', 'baseUrl', 'base_url', 'next', 'email_redirect_to']) {
    const answer = await api.call('POST', '/auth/request-password-reset', {
      body: { email: emailOf('partner'), [name]: `https://${EVIL}` },
    });
    expect([name, answer.status]).toEqual([name, 422]);
  }
});

test('user input of a sign-up is in no header and is escaped', async () => {
  const email = 'hostile@people.example';
  const first = 'Anna\r\nBcc: everybody@people.example\r\nX-Evil: 1';
  const last = '<img src=x onload=1> & "<b>Lee</b>"';
  const signUp = (names: object) =>
    api.call('POST', '/auth/sign-up', {
      body: {
        email,
        password: 'a password nobody has',
        ...names,
        health_data_consent: true,
        consent_text_version: HEALTH_DATA_CONSENT.text_version,
      },
    });
  expect((await signUp({ first_name: first, last_name: last })).status).toBe(422);
  expect((await signUp({ first_name: first, last_name: '&<b>Lee</b>' })).status).toBe(201);
  const { raw, parsed } = await mailTo(email, /./);
  const head = raw.split(/\r?\n\r?\n/, 1)[0] ?? '';
  expect(head).not.toMatch(/^(bcc|x-evil):/im);
  expect(head).not.toContain('everybody@people.example');
  expect(parsed.to?.map(({ address }) => address)).toEqual([email]);
  expect(sink.taken.some(({ to }) => to === 'everybody@people.example')).toBe(false);
  expect(parsed.html).not.toMatch(/<b>Lee/);
});
