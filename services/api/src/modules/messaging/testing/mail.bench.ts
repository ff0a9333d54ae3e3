import 'reflect-metadata';
import { sampleMail, startMailApplication } from './mail-application.js';
import { createMailDatabase } from './mail-database.js';
import { MailSink } from './mail-sink.js';
import { messageId } from '../message-id.js';

/**
 * Time from the commit of a form to the mail server's DATA, and mails per second: `node dist/modules/messaging/testing/mail.bench.js
 * postgresql://…/postgres`. Prints a table and one line of JSON.
 */
const SINGLE = 200;
const BURST = 1000;
const AIM = { p95_ms: 200, mails_per_second: 100 };

const server = process.argv[2];
if (!server)
  throw new Error('Say which database server to use: a connection string of a role that may create databases');

const database = await createMailDatabase(server);
const sink = new MailSink();
const mail = await startMailApplication(database.url, await sink.start());
try {
  // A first mail opens the connections.
  await mail.queue(sampleMail('warm'));
  await mail.drained();

  const committed = new Map<string, number>();
  for (let count = 0; count < SINGLE; count += 1) {
    const key = `single ${count}`;
    await mail.queue(sampleMail(key));
    committed.set(messageId(key, 'ayana.example'), performance.now());
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 60));
  }
  await mail.drained();
  const waits = sink.taken
    .flatMap(({ messageId: id, at }) => (committed.has(id) ? [at - (committed.get(id) ?? 0)] : []))
    .sort((a, b) => a - b);
  const at = (share: number): number => Math.round((waits[Math.floor(waits.length * share)] ?? Number.NaN) * 10) / 10;

  sink.taken.length = 0;
  const started = performance.now();
  await mail.database.write(async (em) => {
    for (let count = 0; count < BURST; count += 1) await mail.messaging.queueMail(em, sampleMail(`burst ${count}`));
  });
  const queued = performance.now();
  await mail.drained();
  const seconds = (Math.max(...sink.taken.map((each) => each.at)) - queued) / 1000;

  const result = {
    commit_to_data_ms: { p50: at(0.5), p95: at(0.95), max: at(0.999) },
    mails_per_second: Math.round(BURST / seconds),
    queueing_ms_each: Math.round(((queued - started) / BURST) * 100) / 100,
    aim: AIM,
  };
  process.stdout.write(
    [
      `commit to DATA   p50 ${result.commit_to_data_ms.p50} ms   p95 ${result.commit_to_data_ms.p95} ms   (aim ${AIM.p95_ms} ms)`,
      `burst of ${BURST}    ${result.mails_per_second} mails/s   (aim ${AIM.mails_per_second})`,
      `asking for one   ${result.queueing_ms_each} ms`,
      JSON.stringify(result),
      '',
    ].join('\n'),
  );
} finally {
  await mail.app.close();
  await sink.stop();
  await database.drop();
}
