import type { IncidentAnswer } from '../incidents/testing/operations.js';
import { startApi, type TestApi } from '../../../test/support/api.js';
import { escalationOf, step } from '../escalations/testing/escalation.js';
import { type Causes, causesOf } from './testing/causes.js';
import { inHours, type Operations, operationsOf } from '../incidents/testing/operations.js';

let api: TestApi;
let operations: Operations;
let causes: Causes;
let escalation: ReturnType<typeof escalationOf>;
beforeAll(async () => {
  api = await startApi();
  operations = operationsOf(api);
  causes = causesOf(api);
  escalation = escalationOf(api);
});
afterAll(() => api.close());

const setChain = async (chain_id: string | null) => {
  const { body } = await api.call<{ items: { kind: string; version: number }[] }>('GET', '/signal-definitions', {
    as: 'admin',
  });
  const version = body.items.find(({ kind }) => kind === 'red_flag_check_in')?.version;
  return api.call<{ chain: unknown }>('PATCH', '/signal-definitions/red_flag_check_in', {
    as: 'admin',
    body: { chain_id },
    headers: { 'if-match': `"${version}"` },
  });
};

/** A check-in with fever, and the signal and the run that follow. */
async function fever() {
  const { journey_id } = await causes.patient();
  await causes.checkIn(journey_id, 3, inHours(-0.1), ['fever']);
  await operations.evaluate();
  const [signal] = await operations.about('red_flag_check_in', journey_id);
  const { body } = await api.call<{ items: { id: string; state: string }[] }>(
    'GET',
    `/escalation-runs?subject_kind=signal&subject=${signal?.id}`,
    { as: 'ayana_staff' },
  );
  return { signal: signal?.id ?? '', runs: body.items };
}

test('a signal pages the chain of its definition; who acknowledges the page has acknowledged the signal', async () => {
  const colleague = await escalation.colleague();
  const chain = await escalation.chainOf(step([colleague]));
  const set = await setChain(chain.id);
  expect([set.status, set.body.chain]).toEqual([200, { id: chain.id, name: chain.name }]);
  const { signal, runs } = await fever();
  expect(runs).toMatchObject([{ state: 'running' }]);
  await escalation.acknowledge(runs[0]?.id ?? '');
  const { body } = await operations.signal(signal);
  expect([body.state, body.acknowledged_by?.name]).toEqual(['acknowledged', 'Demo ayana staff']);
});

test('a signal that is taken on at its page pages nobody any more, nor one that becomes an incident', async () => {
  const one = await fever();
  await operations.move(one.signal, { name: 'acknowledge' });
  expect((await escalation.run(one.runs[0]?.id ?? '')).state).toBe('acknowledged');
  const other = await fever();
  const opened = await api.call<IncidentAnswer>('POST', `/signals/${other.signal}/incident`, {
    as: 'ayana_staff',
    body: { title: 'Fever at home', type: 'medical', severity: 2 },
  });
  expect(opened.status).toBe(201);
  expect((await escalation.run(other.runs[0]?.id ?? '')).state).toBe('acknowledged');
  const { body } = await operations.incident(opened.body.id);
  expect(body.entries.at(-1)).toMatchObject({ kind: 'escalation', details: { run_id: other.runs[0]?.id } });
});

test('an unknown chain is refused at its field; an archived one pages nobody, and the signal opens', async () => {
  const colleague = await escalation.colleague();
  const chain = await escalation.chainOf(step([colleague]));
  await setChain(chain.id);
  await api.database.rows('update escalation_chains set archived_at = now() where id = $1', [chain.id]);
  const { signal, runs } = await fever();
  expect([signal === '', runs]).toEqual([false, []]);
  const refused = await setChain(chain.id);
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining('chain_id')]);
  await setChain(null);
});

test('people are paged about an incident, and its timeline says when one acknowledges', async () => {
  const colleague = await escalation.colleague();
  const chain = await escalation.chainOf(step([colleague]));
  const { id } = (await operations.open()).body;
  const paged = await operations.act('POST', `${id}/escalations`, { chain_id: chain.id, text: 'We need a surgeon.' });
  expect([paged.status, paged.body.entries.at(-1)]).toMatchObject([
    201,
    { kind: 'escalation', text: 'We need a surgeon.', actor: { name: 'Demo ayana staff' } },
  ]);
  await escalation.acknowledge(String(paged.body.entries.at(-1)?.details['run_id']));
  const { body } = await operations.incident(id);
  expect(body.entries.at(-1)?.text).toMatch(/^ESC-\d+ is acknowledged/);
});
