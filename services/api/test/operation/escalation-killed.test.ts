import { DEMO_PASSWORD } from '@ayana/contracts/identity';
import { serving } from '../support/api-processes.js';
import { emailOf, ORIGIN } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { looseJobs } from '../support/loose-jobs.js';
import { type Program, startProgram } from '../support/program.js';

const site = serving();
const RUNS = 12;
const PEOPLE = 2;
/** Mail and text of a step, to everyone. */
const A_STEP = PEOPLE * 2;
const STEPS = 2;

/** What the API answers here. */
interface Run {
  id: string;
  access_token: string;
  number: string;
  state: string;
}

let url = '';
let token = '';
async function call(method: string, path: string, body?: object): Promise<{ status: number; body: Run }> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Run };
}

const worker = (): Program => {
  const program = startProgram(
    'main.js',
    {
      DATABASE_URL: site.database.applicationUrl,
      SMTP_URL: site.smtpUrl,
      PUBLIC_ORIGIN: ORIGIN,
      TEXT_DOMAIN: 'carrier.test',
    },
    ['worker'],
  );
  site.running.push(program);
  return program;
};

const takenOf = (number: string) => site.sink.taken.filter(({ raw }) => raw.replaceAll('=\r\n', '').includes(number));

test('the worker is killed again and again: no page is lost, and none leaves after the acknowledgement', async () => {
  ({ url } = await site.serve({ JOBS: '0' }));
  const signedIn = await call('POST', '/auth/sign-in', {
    email: emailOf('ayana_staff'),
    password: DEMO_PASSWORD,
  });
  token = signedIn.body.access_token;
  const people = await site.database.rows<{ id: string }>(
    `update users set phone = '+91 98400 1234' || case role when 'admin' then '1' else '2' end
     where role in ('admin', 'super_admin') returning id`,
  );
  expect(people).toHaveLength(PEOPLE);
  const step = (wait_minutes: number) => ({
    targets: people.map(({ id }) => ({ kind: 'person', id })),
    channels: ['mail', 'text'],
    wait_minutes,
  });
  const chain = await call('POST', '/escalation-chains', { name: 'Killed', rounds: 1, steps: [step(0), step(600)] });
  site.sink.delay = 40;
  const runs: Run[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const form = { chain_id: chain.body.id, title: `Alarm ${index}`, text: 'Please answer.' };
    runs.push((await call('POST', '/escalation-runs', form)).body);
  }
  /** Every third one is acknowledged while its pages are leaving. */
  const answered = runs.filter((_run, index) => index % 3 === 0);
  const open = runs.filter((run) => !answered.includes(run));
  const whole = open.length * A_STEP * STEPS;
  const acknowledged = new Map<string, number>();
  let current = worker();
  const killer = (async () => {
    for (const part of [0.1, 0.4, 0.7]) {
      await eventually(async () => site.sink.distinct().size >= part * whole);
      current.child.kill('SIGKILL');
      await current.ended;
      await looseJobs(site.database.url);
      current = worker();
    }
  })();
  const answering = (async () => {
    for (const [index, { id }] of answered.entries()) {
      await eventually(async () => site.sink.distinct().size >= (index / answered.length) * whole * 0.8);
      const { status } = await call('POST', `/escalation-runs/${id}/acknowledge`, {});
      expect(status).toBe(200);
      acknowledged.set(id, performance.now());
    }
  })();
  await Promise.all([killer, answering]);
  await eventually(async () => {
    const [left] = await site.database.rows<{ waiting: number }>(
      `select count(*)::int as waiting from escalation_pages where state = 'queued'`,
    );
    return left?.waiting === 0 && site.sink.distinct().size >= whole;
  });

  // Every page of a run that nobody answered has arrived, each with its mail and its text.
  const pages = await site.database.rows<{ run_id: string; state: string; pages: number }>(
    `select run_id, state, count(*)::int as pages from escalation_pages where channel <> 'bell' group by run_id, state`,
  );
  for (const { id, number } of open) {
    expect(pages.filter(({ run_id }) => run_id === id)).toEqual([{ run_id: id, state: 'sent', pages: A_STEP * STEPS }]);
    expect(new Set(takenOf(number).map(({ messageId }) => messageId)).size).toBe(A_STEP * STEPS);
  }
  // None of the others has arrived after its acknowledgement was answered.
  for (const { id, number } of answered) {
    const answeredAt = acknowledged.get(id) ?? 0;
    expect(takenOf(number).filter(({ at }) => at > answeredAt)).toEqual([]);
    const queued = pages.filter(({ run_id, state }) => run_id === id && state === 'queued');
    expect(queued).toEqual([]);
  }
  const after = await site.database.rows(
    `select 1 from escalation_pages page join escalation_runs run on run.id = page.run_id
     where run.state = 'acknowledged' and (page.sent_at > run.acknowledged_at or page.queued_at > run.acknowledged_at)`,
  );
  expect(after).toEqual([]);
});
