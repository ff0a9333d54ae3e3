import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { asApplication, withClient } from '@ayana/tooling/database/connect.ts';
import type { TestDatabase as Server } from '@ayana/tooling/database/index.ts';
import { brochureRequest } from '../../src/modules/brochures/brochures.factory.js';
import { careerApplication } from '../../src/modules/careers/careers.factory.js';
import { consultationForm, videoConsultationForm } from '../../src/modules/consultations/consultation.factory.js';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { MailSink } from '../../src/modules/messaging/testing/mail-sink.js';
import { doctorApplication, partnerApplication } from '../../src/modules/partnerships/partnerships.factory.js';
import { supportRequest } from '../../src/modules/support/support.factory.js';
import { ORIGIN } from '../support/api.js';
import { startSeparateServer } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { answering, freePort, type Program, startProgram } from '../support/program.js';

/** The forms' content, and the parts that are searched for. */
const NAME = 'Zuleikha Marker';
const EMAIL = 'zuleikha.marker@example.com';
const PHONE = '+254 733 987654';
const NOTES = 'Whispered between us';
const MARKERS = ['Zuleikha', 'zuleikha', '733 987654', '733987654', 'Whispered'];

const person = { name: NAME, email: EMAIL, phone: PHONE, message: NOTES };
const FORMS: Readonly<Record<string, Record<string, unknown>>> = {
  'functions/consultation-form': consultationForm({ name: NAME, email: EMAIL, phone: PHONE, notes: NOTES }),
  'functions/video-consultation-request': videoConsultationForm({ patient_name: NAME, email: EMAIL }),
  'functions/contact-form': contactForm({ last_name: NAME, email: EMAIL, phone: PHONE, additional_info: NOTES }),
  'functions/brochure-request': brochureRequest({ name: NAME, email: EMAIL }),
  'functions/career-application': careerApplication(person),
  'functions/partner-application': partnerApplication({
    contact_name: NAME,
    email: EMAIL,
    phone: PHONE,
    message: NOTES,
  }),
  'functions/doctor-application': doctorApplication(person),
  'functions/support-request': supportRequest(person),
  'functions/newsletter': { email: EMAIL },
  'auth/sign-up': {
    email: EMAIL,
    password: 'Whispered a password 7',
    first_name: NAME,
    last_name: NAME,
    health_data_consent: true,
    consent_text_version: HEALTH_DATA_CONSENT.text_version,
  },
};

/** Ways a write can fail; the database's error quotes the row in its text, DETAIL, CONTEXT or statement. */
const FAILURES: Readonly<Record<string, string>> = {
  'a trigger that refuses': `raise exception 'refused: %', new`,
  'a trigger with a detail': `raise exception using errcode = 'check_violation', message = new::text, detail = new::text`,
  'a wrong type': `perform new::text::uuid`,
  'a wrong number': `execute format('select %L::int', new::text)`,
  'a key that is there': `execute format('insert into failing.keys values (%L), (%L)', new::text, new::text)`,
  'a statement that takes too long': `perform pg_sleep(60)`,
  'a backend that is ended': `perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(60)`,
};

let server: Server;
let api: Program;
let url = '';
const sink = new MailSink();

beforeAll(async () => {
  server = await startSeparateServer();
  await owner('create schema failing; create table failing.keys (row_text text primary key)');
  await addTriggers();
  const port = await freePort();
  url = `http://127.0.0.1:${port}/api`;
  api = startProgram('main.js', {
    DATABASE_URL: asApplication(server.url),
    DATABASE_TIMEOUT: '1000',
    SMTP_URL: await sink.start(),
    API_PORT: String(port),
    PUBLIC_ORIGIN: ORIGIN,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'trace',
  });
  await answering(api, `${url}/health/live`);
});
afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.ended;
  await sink.stop();
  await server.stop();
});

const owner = (sql: string) => withClient(server.url, (client) => client.query(sql));

/** What the triggers do until they fail. */
const NOTHING = 'null';

/** What an insert into one of our tables, or an update of a mail, does before it is written. */
const beforeWriting = (on: 'insert' | 'mail', how: string) =>
  owner(`create or replace function failing.${on}() returns trigger language plpgsql security definer as
    $$ begin ${how}; return new; end $$`);

/** Triggers on every table, once: making and dropping them for each failure took most of the time. */
async function addTriggers(): Promise<void> {
  await beforeWriting('insert', NOTHING);
  await beforeWriting('mail', NOTHING);
  await withClient(server.url, async (client) => {
    const tables = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables.rows)
      await client.query(
        `create trigger fail_row before insert on ${name} for each row execute function failing.insert()`,
      );
    await client.query(
      'create trigger fail_mail before update on outgoing_mails for each row execute function failing.mail()',
    );
  });
}

let address = 0;
async function send(path: string, form: object): Promise<number> {
  address += 1;
  const answer = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.6.0.${address % 250}` },
    body: JSON.stringify(form),
  });
  return answer.status;
}

/** All log output of the API and of PostgreSQL. */
const logs = (): string => `${api.output()}\n${readFileSync(server.server.paths.log, 'utf8')}`;

function expectNoMarkers(text: string): void {
  for (const marker of MARKERS) {
    const at = text.indexOf(marker);
    expect(at === -1 ? '' : text.slice(Math.max(0, at - 200), at + 200)).toBe('');
  }
}

test.each(Object.keys(FAILURES))('no log holds anything of a form whose insert fails by %s', async (how) => {
  await beforeWriting('insert', FAILURES[how] ?? '');
  try {
    const statuses = await Promise.all(Object.entries(FORMS).map(async ([path, form]) => send(path, form)));
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  } finally {
    await beforeWriting('insert', NOTHING);
  }
  expectNoMarkers(logs());
});

test('nor of one whose mail is refused, cannot be recorded, or meets a mail server that disconnects', async () => {
  const moods = ['refuse', 'refuse-for-good', 'reset'] as const;
  let asked = 0;
  sink.mood = () => moods[(asked += 1) % moods.length] ?? 'refuse';
  // One after the other: forms that name one person wait for each other (acknowledgements.ts).
  const statuses: number[] = [];
  for (const [path, form] of Object.entries(FORMS)) statuses.push(await send(path, form));
  expect(statuses.filter((status) => status >= 300)).toEqual([]);
  const failed = async () => {
    const { rows } = await owner(`select last_error::text as text from outgoing_mails where last_error is not null
      union all select output::text from jobs.job where output is not null`);
    return rows.map(({ text }: { text: string }) => text);
  };
  await eventually(async () => asked > 3 * moods.length && (await failed()).length > moods.length);
  await beforeWriting('mail', FAILURES['a trigger that refuses'] ?? '');
  const before = api.output().length;
  await eventually(async () => api.output().slice(before).includes('P0001'));
  await beforeWriting('mail', NOTHING);
  expectNoMarkers(logs());
  expectNoMarkers((await failed()).join('\n'));
  expect(api.output()).toContain('<address>');
});

test('an uncaught error ends the process without logging its row', () => {
  const crash = new URL('../../.cache/platform/logging/crash.js', import.meta.url).href;
  const program = `import { exitOnUncaught } from ${JSON.stringify(crash)};
    exitOnUncaught();
    Promise.reject(Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(${EMAIL})', where: '${NOTES}' }));`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('23505');
  expectNoMarkers(stdout + stderr);
});
