import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { saveRecord } from '@ayana/tooling/check/outcome.ts';
import { CasePeople } from '@ayana/tooling/check/site/cases.ts';
import { kill, type Site } from '@ayana/tooling/check/site/site.ts';
import { until } from '@ayana/tooling/check/site/waiting.ts';
import { withSite } from '@ayana/tooling/check/site/with-site.ts';
import { withClient } from '@ayana/tooling/database/connect.ts';
import { freePort } from '@ayana/tooling/start/settings.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import { green, red } from '@ayana/tooling/terminal/style.ts';
import { installPackages } from '../cluster/debian-parts.ts';
import { checkDovecot, type Mailbox, mailbox } from './mail-in/mailbox.ts';

/** Of the case that is written to. */
const TOKEN = '0123456789abcdef';
const ADDRESS = 'case@mail.ayana.test';
const MAILS = 30;
const PATIENCE_MS = 240_000;

/**
 * `npm run check -- mail-in`: mails arrive in a mailbox of Dovecot while the mailbox is down and the API is killed, some of them twice. Each has
 * to be one message, and the inbox has to be empty at the end. `--install` brings Debian's dovecot-imapd.
 * @returns exit code: 1 when one was lost or doubled
 */
export async function checkMailIn(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { install: { type: 'boolean', default: false } } });
  if (values.install) return installPackages(['dovecot-imapd']);
  checkDovecot();
  const folder = mkdtempSync(join(tmpdir(), 'ayana-mail-in-'));
  // Dovecot does not read mails as root, so another user has to reach them.
  chmodSync(folder, 0o711);
  const box = mailbox(folder, await freePort());
  const settings = { MAIL_INBOX_ADDRESS: ADDRESS, MAIL_INBOX_URL: box.url };
  try {
    await box.program.start();
    return await withSite(new Progress(), (site) => tryMails(site, box), settings);
  } finally {
    await box.program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryMails(site: Site, box: Mailbox): Promise<number> {
  const journeyId = await (await CasePeople.signIn(site)).begin();
  await withClient(site.databaseUrl, (client) =>
    client.query('insert into case_addresses (case_id, token, created_at) values ($1, $2, now())', [journeyId, TOKEN]),
  );
  const sent = await send(site, box);
  await until('every mail is a message', PATIENCE_MS, async () => {
    await readNow(site);
    return box.left() === 0 && (await textsOf(site, journeyId)).length >= sent.length;
  }).catch(() => undefined);
  const texts = await textsOf(site, journeyId);
  const lost = sent.filter((text) => !texts.includes(text)).length;
  const doubled = texts.length - new Set(texts).size;
  const passed = lost === 0 && doubled === 0 && box.left() === 0;
  saveRecord('mail-in', { sent: sent.length, lost, doubled, left: box.left() }, [{ passed }]);
  console.log(
    `${passed ? green('ok') : red('failed')}  ${sent.length} mails: ${lost} lost, ${doubled} doubled, ${box.left()} left in the inbox`,
  );
  return passed ? 0 : 1;
}

/** Mails while everything is up, while the mailbox is down, while the API is killed; and the first ones once more. */
async function send(site: Site, box: Mailbox): Promise<string[]> {
  const mails = Array.from({ length: MAILS }, (_each, index) => ({ text: `Mail ${index}`, id: randomUUID() }));
  const write = (from: number, to: number): void => {
    for (const mail of mails.slice(from, to)) box.deliver(mailOf(mail));
  };
  write(0, 10);
  await readNow(site);
  await box.program.stop();
  write(10, 20);
  await readNow(site);
  await box.program.start();
  write(20, MAILS);
  await readNow(site);
  await kill(site.api());
  await site.ready();
  // A mail server that lost an answer delivers once more.
  write(0, 10);
  return mails.map(({ text }) => text);
}

/** Without waiting for the minute. */
const readNow = (site: Site): Promise<unknown> =>
  withClient(site.databaseUrl, (client) =>
    client.query(`insert into jobs.job (name, data) values ('incoming.mailbox', '{}')`),
  );

const textsOf = (site: Site, journeyId: string): Promise<string[]> =>
  withClient(site.databaseUrl, async (client) => {
    const { rows } = await client.query<{ text: string }>(
      `select message.text from messages message join threads thread on thread.id = message.thread_id
       where thread.journey_id = $1 and message.channel = 'email'`,
      [journeyId],
    );
    return rows.map(({ text }) => text);
  });

const mailOf = ({ text, id }: { text: string; id: string }): string =>
  [
    `From: Claire <claire-${id}@people.example>`,
    `To: ${ADDRESS.replace('@', `+${TOKEN}@`)}`,
    `Message-ID: <${id}@people.example>`,
    'Subject: Re: A message',
    `Date: ${new Date().toUTCString()}`,
    '',
    text,
    '',
  ].join('\r\n');
