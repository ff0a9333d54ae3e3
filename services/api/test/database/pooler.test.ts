import { readConfig } from '../../src/platform/config/config.js';
import { contactForm } from '../../src/modules/inquiries/contact.factory.js';
import { MailSink } from '../../src/modules/messaging/testing/mail-sink.js';
import { prepareDatabase } from '../../src/migrate.js';
import { startApi } from '../support/api.js';
import { testDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { testSockets } from '../support/sockets.js';
import { openWire } from '../support/wire.js';

const sockets = testSockets();

/** What a transaction pooler passes on or keeps for its client (PgBouncer 1.18). */
const PASSED_ON = new Set(['user', 'database', 'application_name', 'client_encoding']);
/** What stays in the session and would be there, or be missing, in the next transaction of another client. */
const OF_A_SESSION =
  /^\s*(?:listen|unlisten|discard|reset|prepare|deallocate|load|set\s+(?!local\b|transaction\b))|\bpg_(?:try_)?advisory_lock(?:_shared)?\s*\(|\bcreate\s+temp|\bwith\s+hold\b|set_config\([^)]*,\s*false\s*\)/i;

test('behind a transaction pooler nothing it sends belongs to a session', async () => {
  const [wire, replica] = [await openWire(), await openWire()];
  const sink = new MailSink();
  const smtpUrl = await sink.start();
  const api = await startApi((database) => ({
    DATABASE_URL: wire.through(database.applicationUrl),
    DATABASE_DIRECT_URL: database.applicationUrl,
    DATABASE_POOLER: 'transaction',
    DATABASE_READ_URL: replica.through(database.applicationUrl),
    JOBS: '1',
    SMTP_URL: smtpUrl,
  }));
  try {
    // The replica is not asked before its state is known.
    await eventually(async () => {
      await api.call('GET', '/cities');
      return replica.sent.texts.some((text) => text.includes('cities'));
    });
    for (const path of ['/partner-hospitals', '/doctors?limit=5', '/treatments', '/cities', '/search?q=heart'])
      expect([path, (await api.call('GET', path)).status]).toEqual([path, 200]);
    const token = await api.signIn('ayana_staff');
    const seen: string[] = [];
    const socket = await sockets.connect(api.url, token);
    socket.onAny((type: string) => seen.push(type));
    const form = await api.call('POST', '/functions/contact-form', { body: contactForm() });
    expect(form.status).toBe(201);
    // The event came by LISTEN, the mail by the queue, which listens as well.
    await eventually(async () => seen.includes('inbox.inserted') && sink.taken.length > 0);
    expect((await api.call('GET', '/inbox', { token })).status).toBe(200);
  } finally {
    await api.close();
    await sink.stop();
    await wire.close();
    await replica.close();
  }
  const { parameters, statements, texts } = wire.sent;
  expect([...parameters].filter((name) => !PASSED_ON.has(name))).toEqual([]);
  expect([...statements]).toEqual(['']);
  // The replica is reached past the pooler: there statements keep their names.
  expect([...replica.sent.statements].filter((name) => name !== '')).not.toEqual([]);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => OF_A_SESSION.test(text))).toEqual([]);
});

test('the role has the limits that a pooler does not pass on', async () => {
  const database = await testDatabase();
  try {
    const urls = { databaseUrl: database.applicationUrl, databaseOwnerUrl: database.url };
    const pooled = { databasePooled: true, databaseTimeout: 4000 };
    await prepareDatabase({ ...urls, ...pooled, demoData: false }, () => undefined);
    const [set] = await database.rows<{ settings: string[] }>(
      `select setconfig as settings from pg_db_role_setting
       where setrole = 'ayana_app'::regrole and setdatabase = (select oid from pg_database where datname = current_database())`,
    );
    expect(set?.settings.toSorted()).toEqual([
      'idle_in_transaction_session_timeout=8000',
      'jit=off',
      'statement_timeout=4000',
      'work_mem=32MB',
    ]);
  } finally {
    await database.drop();
  }
});

test('a pooler without a direct way to the database is refused', () => {
  expect(() => readConfig({ DATABASE_POOLER: 'transaction' })).toThrow('DATABASE_DIRECT_URL must be set');
  expect(() => readConfig({ DATABASE_POOLER: 'session' })).toThrow('DATABASE_POOLER must be transaction');
});
