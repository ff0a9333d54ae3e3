import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { io } from 'socket.io-client';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { post, serving } from '../support/api-processes.js';
import { emailOf, ORIGIN } from '../support/api.js';
import { eventually } from '../support/eventually.js';

const site = serving();

test('the log contains no personal data', async () => {
  const secrets = { JWT_SECRET: 'j'.repeat(40), COOKIE_SECRET: 'c'.repeat(40) };
  const { url, program } = await site.serve({
    NODE_ENV: 'production',
    ...secrets,
    LOG_LEVEL: 'trace',
    TRUSTED_PROXIES: '1',
  });
  const form = contactForm({
    email: 'very.private@example.com',
    phone: '+254 799 111222',
    additional_info: 'Kept between us.',
    last_name: 'Unspoken',
  });
  const headers = { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'Telltale/1.0' };
  expect((await post(url, '/functions/contact-form', form, headers)).status).toBe(201);
  expect((await post(url, '/functions/contact-form', { ...form, phone: 'x' }, headers)).status).toBe(422);
  await post(url, '/auth/sign-in', { email: 'very.private@example.com', password: 'Secret-1234' }, headers);
  const signedIn = await post(url, '/auth/sign-in', { email: emailOf('admin'), password: DEMO_PASSWORD }, headers);
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  await fetch(`${url}/api/inbox?country=Unspoken`, { headers: { authorization: `Bearer ${token}` } });
  await fetch(`${url}/api/newsletter/unsubscribe?token=telltale`);
  const [waiting] = await site.database.rows<{ id: string }>('select id from users where email = $1', [emailOf(null)]);
  const staff = (method: string, path: string, body?: object) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...headers,
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  for (const answer of [
    await staff('GET', `/users?q=${emailOf(null)}`),
    await staff('GET', `/users/${waiting?.id}`),
    await staff('PATCH', `/users/${waiting?.id}/application`, { status: 'refused', note: 'Said to nobody else.' }),
    await staff('PATCH', `/users/${waiting?.id}/role`, { role: 'partner/hospital' }),
    await staff('GET', `/activity/export?subject=${waiting?.id}`),
  ])
    expect([answer.url, answer.status]).toEqual([answer.url, 200]);
  // A row the database itself refuses: its message would quote it.
  await site.database.rows(
    `alter table contact_messages add constraint never check (last_name <> 'Unspoken') not valid`,
  );
  expect((await post(url, '/functions/contact-form', form, headers)).status).toBe(500);
  await site.database.rows('alter table contact_messages drop constraint never');
  program.child.kill('SIGTERM');
  await program.ended;
  const log = program.output();
  expect(log).toContain('/api/functions/contact-form');
  expect(log).toContain('23514');
  for (const secret of [
    'very.private',
    '799 111222',
    'Kept between',
    'Unspoken',
    'Secret-1234',
    token,
    'telltale',
    'Telltale',
    '198.51.100.77',
    'Said to nobody',
    'Demo no role',
    emailOf(null),
    emailOf('admin'),
  ])
    expect(log).not.toContain(secret);
});

test('stopped under load, it answers requests in progress, and exits', async () => {
  // Processes of other tests were killed, and have left jobs.
  const [before] = await site.database.rows<{ at: Date }>('select clock_timestamp() as at');
  const { url, program } = await site.serve({ TRUSTED_PROXIES: '1' });
  const signedIn = await post(url, '/auth/sign-in', { email: emailOf('admin'), password: DEMO_PASSWORD });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token },
    extraHeaders: { origin: ORIGIN },
    reconnection: false,
  });
  await eventually(async () => socket.connected);
  const outcomes: Promise<number | 'refused'>[] = [];
  const emails: string[] = [];
  for (let index = 0; index < 40; index += 1) {
    const email = `load-${randomUUID()}@example.com`;
    emails.push(email);
    outcomes.push(
      post(url, '/functions/contact-form', contactForm({ email, phone: `+25471234${5000 + index}` }), {
        'x-forwarded-for': `10.8.0.${index}`,
      }).then(
        ({ status }) => status,
        () => 'refused' as const,
      ),
    );
    if (index === 20) program.child.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const answers = await Promise.all(outcomes);
  expect(await program.ended).toBe(0);
  expect(socket.connected).toBe(false);
  const rows = await site.database.rows<{ email: string }>('select email from contact_messages where email = any($1)', [
    emails,
  ]);
  const acknowledged = emails.filter((_email, index) => answers[index] === 201);
  // Requests that arrived while it was still serving got their answer as well; later ones found no listener.
  expect(answers.slice(0, 21)).toEqual(Array.from({ length: 21 }, () => 201));
  expect(answers.every((answer) => answer === 201 || answer === 'refused')).toBe(true);
  expect(rows.map(({ email }) => email).toSorted()).toEqual(acknowledged.toSorted());
  const locked = await site.database.rows(`select name from jobs.job where state = 'active' and started_on >= $1`, [
    before?.at,
  ]);
  expect(locked).toEqual([]);
});

test('killed during a hundred forms that are sent again, it loses none and duplicates none', async () => {
  let current = await site.serve({ TRUSTED_PROXIES: '1' });
  const forms = Array.from({ length: 100 }, (_each, index) => ({
    email: `kill-${index}@example.com`,
    key: randomUUID(),
    address: `10.7.0.${index}`,
  }));
  let done = 0;
  const sendUntilAnswered = async ({ email, key, address }: (typeof forms)[number]): Promise<void> => {
    await eventually(async () => {
      const { status } = await post(current.url, '/functions/contact-form', contactForm({ email }), {
        'idempotency-key': key,
        'x-forwarded-for': address,
      });
      return status === 201;
    });
    done += 1;
  };
  const senders = Array.from({ length: 5 }, async (_each, sender) => {
    for (const form of forms.filter((_form, index) => index % 5 === sender)) await sendUntilAnswered(form);
  });
  const killer = (async () => {
    for (const mark of [20, 50, 80]) {
      await eventually(async () => done >= mark);
      current.program.child.kill('SIGKILL');
      current = await site.serve({ TRUSTED_PROXIES: '1' });
    }
  })();
  await Promise.all([...senders, killer]);
  const [counts] = await site.database.rows(
    `select count(*)::int as rows, count(distinct email)::int as people from contact_messages where email like 'kill-%'`,
  );
  expect(counts).toEqual({ rows: 100, people: 100 });
  const [keys] = await site.database.rows('select count(*)::int as n from idempotency_keys where key = any($1)', [
    forms.map(({ key }) => key),
  ]);
  expect(keys).toEqual({ n: 100 });
});
