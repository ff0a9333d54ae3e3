import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { buildStale } from '@ayana/tooling/build/build.ts';
import { startDatabase, withClient } from '@ayana/tooling/database/index.ts';
import { dataFolder, repositoryRoot as root } from '@ayana/tooling/database/paths.ts';
import { makeThrowAwayFolder } from '@ayana/tooling/database/throw-away.ts';
import { MailSink } from '@ayana/tooling/mail/sink.ts';
import { Progress } from '@ayana/tooling/terminal/progress.ts';
import type { Bench, Row } from './bench.ts';

const READERS = 100_000;
const SHORT = 3000;
/** In which part the sending process is killed. */
const KILLED_AT = 0.5;
const LIMIT = 60 * 60_000;

/** A broadcast to many by email, whose process is killed half-way with SIGKILL: who got it, how often, and how long it took. */
export const broadcasts: Bench = async ({ short }): Promise<readonly Row[]> => {
  const readers = short ? SHORT : READERS;
  const progress = new Progress();
  await buildStale({ root, progress, dataDir: dataFolder() });
  const folder = makeThrowAwayFolder(join(dataFolder(), 'bench'), 'broadcasts-', 'pg');
  const server = await startDatabase({ dataDir: join(folder.path, 'pg') });
  const sink = new MailSink();
  const running: ChildProcess[] = [];
  try {
    const env = { DATABASE_URL: server.url, SMTP_URL: await sink.start(), LOG_LEVEL: 'error', FILES_URL: folder.path };
    await progress.step('A database', () => run('migrate.js', env));
    const id = await progress.step(`${readers.toLocaleString('en')} readers`, () => fill(server.url, readers));
    const start = (): ChildProcess => {
      const child = program('main.js', env, ['worker']);
      running.push(child);
      return child;
    };
    const first = start();
    const began = await until(() => sink.taken.length > 0);
    const sent = (detail: (text: string) => void): number => {
      detail(`${sink.taken.length.toLocaleString('en')} mails`);
      return sink.taken.length;
    };
    await progress.step('Sending, until the process is killed', (detail) =>
      until(() => sent(detail) >= readers * KILLED_AT),
    );
    first.kill('SIGKILL');
    await once(first, 'exit');
    const killed = sink.distinct().size;
    start();
    await progress.step('Sending the rest', (detail) =>
      until(async () => {
        sent(detail);
        return (await stateOf(server.url, id)) === 'sent';
      }),
    );
    const seconds = (performance.now() - began) / 1000;
    const recipients = new Map<string, Set<string>>();
    for (const { to, messageId } of sink.taken) recipients.set(to, (recipients.get(to) ?? new Set()).add(messageId));
    const counts = [...recipients.values()].map((mails) => mails.size);
    return [
      { what: 'Readers', unit: '', ours: readers },
      { what: 'Had left when the process was killed', unit: '', ours: killed },
      { what: 'Readers with none', unit: '', ours: readers - recipients.size, goal: { of: 'ours', atMost: 0 } },
      {
        what: 'Readers with two',
        unit: '',
        ours: counts.filter((many) => many > 1).length,
        goal: { of: 'ours', atMost: 0 },
      },
      {
        what: 'Handed over twice as the same mail (one Message-ID)',
        unit: '',
        ours: sink.taken.length - sink.distinct().size,
      },
      { what: 'From the first to the last', unit: 'ms', ours: Math.round(seconds * 1000) },
      {
        what: 'Sent, the time of the kill included',
        unit: 'mails/s',
        ours: readers / seconds,
        goal: { of: 'ours', atLeast: 100 },
      },
    ];
  } finally {
    for (const child of running) child.kill('SIGKILL');
    await sink.stop();
    await server.stop({ force: true });
    folder.remove();
  }
};

function program(name: string, env: Record<string, string>, args: string[] = []): ChildProcess {
  const file = join(root, 'services/api/dist', name);
  return spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function run(name: string, env: Record<string, string>): Promise<void> {
  const [code] = (await once(program(name, env), 'exit')) as [number];
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}

/** @returns when it was so */
async function until(is: () => boolean | Promise<boolean>): Promise<number> {
  const end = performance.now() + LIMIT;
  while (!(await is())) {
    if (performance.now() > end) throw new Error('The broadcast did not get there in an hour');
    await wait(100);
  }
  return performance.now();
}

/** Readers, and a broadcast to them that an administrator has approved and that is due. */
function fill(url: string, readers: number): Promise<string> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into users (id, email, name, role, country, time_zone, email_verified_at, access_changed_at, created_at, updated_at)
       select gen_random_uuid(), 'reader-' || n || '@example.com', 'Reader ' || n, 'patient', 'Broadcast bench', 'Asia/Kolkata', now(), now(), now(), now()
       from generate_series(1, $1::integer) n`,
      [readers],
    );
    await client.query('analyze');
    const { rows } = await client.query<{ id: string }>(
      `insert into broadcasts (id, number, title, search, purpose, channels, state, texts, variables, audience, is_urgent, created_by,
         author_ids, submitted_at, approved_by, approved_at, timing, sends_at, created_at, updated_at, version)
       select gen_random_uuid(), nextval('broadcast_numbers'), 'Bench', 'bench', 'mandatory', '{mail}', 'scheduled', $1, '[]', $2, true,
         author, array[author], now(), gen_random_uuid(), now(), 'moment', now(), now(), now(), 1 from gen_random_uuid() author returning id`,
      [
        JSON.stringify([
          {
            language: 'en',
            subject: 'Heavy rain',
            body: 'Hello {{name}},\n\nplease stay inside.',
            text: null,
            link_label: null,
          },
        ]),
        JSON.stringify({
          kind: 'people',
          roles: ['patient'],
          countries: ['Broadcast bench'],
          languages: [],
          stages: [],
          hospital_ids: [],
          arrives_from: null,
          arrives_until: null,
          journey_ids: [],
          with_patients: true,
          with_families: false,
        }),
      ],
    );
    return rows[0]?.id ?? '';
  });
}

const stateOf = (url: string, id: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ state: string }>('select state from broadcasts where id = $1', [id]);
    return rows[0]?.state ?? '';
  });
