import { screen, waitFor, within } from '@testing-library/react';
import { openAddress, pageOf, refusal, sampleOf } from '../../../testing/open-address';

const incident = sampleOf('IncidentDetailDto', {
  id: 'incident',
  number: 'INC-000002',
  title: 'No answers',
  state: 'active',
  is_drill: false,
  transitions: ['stabilise', 'merge'] as never,
  merged_into: null,
  merged: [],
  version: 4,
});
const kept = sampleOf('IncidentDto', { id: 'kept', number: 'INC-000001', title: 'No answers at all', is_drill: false });
const MERGE = 'POST /incidents/incident/merge';
const into = { id: 'kept', number: 'INC-000001' };
const line = (over: object) => sampleOf('IncidentEntryDto', { id: 'line', ...over });

test('an incident is merged into one that is found among those that run, at its version', async () => {
  const { press, confirm, sent, count } = await openAddress('/admin/incident-command/incident', {
    'GET /incidents/{id}': incident,
    'GET /incidents': pageOf(sampleOf('IncidentDto', { ...kept, id: 'incident', title: 'Itself' }), kept),
    'POST /incidents/{id}/merge': () => refusal(409, 'illegal_transition', { detail: 'INC-000001 is closed.' }),
  });
  await press('Merge into…');
  await confirm('Merge');
  expect(await screen.findByText('Please choose the incident that stays.')).toBeInTheDocument();
  expect(count(MERGE)).toBe(0);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByText('Itself')).toBeNull();
  expect((await sent('GET /incidents')).query).toMatchObject({ drill: 'false' });
  await confirm(/No answers at all/);
  await confirm('Merge');
  await waitFor(async () => expect(await sent(MERGE)).toMatchObject({ body: { into: 'kept' }, version: '"4"' }));
  expect(await screen.findByText(/INC-000001 is closed/)).toBeInTheDocument();
});

test('no merge is offered where the API offers none', async () => {
  await openAddress('/admin/incident-command/incident', {
    'GET /incidents/{id}': { ...incident, state: 'stable', transitions: ['escalate', 'close'] as never },
  });
  expect(screen.getByRole('button', { name: 'Active again' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Merge into…' })).toBeNull();
});

test('a merged incident leads to the other one, and takes no more lines', async () => {
  const transition = { transition: 'merge', from: 'active', to: 'closed', into: 'kept' };
  await openAddress('/admin/incident-command/incident', {
    'GET /incidents/{id}': {
      ...incident,
      state: 'closed',
      transitions: [],
      merged_into: into,
      entries: [line({ kind: 'transition', text: 'INC-000001', details: transition, corrects: null })],
    },
  });
  const href = '/admin/incident-command/kept';
  expect(screen.getByRole('link', { name: 'Merged into INC-000001' })).toHaveAttribute('href', href);
  expect(screen.getByText('merged it into')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INC-000001' })).toHaveAttribute('href', href);
  expect(screen.getByText('Merged')).toBeInTheDocument();
  expect(screen.queryByText('Closed')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Write' })).toBeNull();
});

test('the one that stays names those that were merged into it', async () => {
  const details = { incident_id: 'other' };
  await openAddress('/admin/incident-command/incident', {
    'GET /incidents/{id}': {
      ...incident,
      merged: [{ id: 'other', number: 'INC-000003', title: 'The same' }],
      entries: [line({ kind: 'merged', text: 'INC-000003', details, corrects: null })],
    },
  });
  const href = '/admin/incident-command/other';
  expect(screen.getByRole('link', { name: 'Merged: INC-000003' })).toHaveAttribute('href', href);
  expect(screen.getByText('merged into this incident:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'INC-000003' })).toHaveAttribute('href', href);
});

test('chosen incidents are merged into the oldest that runs, and the refused one is named and stays chosen', async () => {
  const row = (id: string, number: string, over: object) =>
    sampleOf('IncidentDto', { id, number, title: `Title of ${id}`, state: 'active', merged_into: null, ...over });
  const rows = [
    row('a', 'INC-000003', { opened_at: '2026-11-30T03:00:00Z', version: 3 }),
    row('b', 'INC-000002', { opened_at: '2026-11-30T02:00:00Z', version: 5 }),
    row('c', 'INC-000001', { opened_at: '2026-11-30T01:00:00Z', state: 'closed', version: 6 }),
  ];
  const { press, confirm, sent, count } = await openAddress('/admin/incident-command?view=all', {
    'GET /incidents': pageOf(...rows),
    'POST /incidents/{id}/merge': ({ url }: Request) =>
      url.includes('/c/')
        ? refusal(409, 'illegal_transition', { detail: 'A closed incident is not changed. Reopen it first.' })
        : incident,
  });
  await press('Select INC-000003', 'checkbox');
  expect(screen.queryByRole('button', { name: 'Merge into the oldest' })).toBeNull();
  await press('Select INC-000002', 'checkbox');
  await press('Select INC-000001', 'checkbox');
  await press('Merge into the oldest');
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge 2 incidents' }));
  expect(dialog.getByText(/^INC-000002 Title of b stays: .*: INC-000003 and INC-000001\./)).toBeInTheDocument();
  expect(count('POST /incidents/a/merge')).toBe(0);
  await confirm('Merge');
  await waitFor(async () =>
    expect(await sent('POST /incidents/a/merge')).toMatchObject({ body: { into: 'b' }, version: '"3"' }),
  );
  expect(await sent('POST /incidents/c/merge')).toMatchObject({ body: { into: 'b' }, version: '"6"' });
  expect(count('POST /incidents/b/merge')).toBe(0);
  expect(await screen.findByText(/1 of 2 changed/)).toHaveTextContent('INC-000001: A closed incident is not changed.');
  const chosen = (name: string) => screen.getByRole('checkbox', { name, hidden: true });
  expect(chosen('Select INC-000001')).toBeChecked();
  expect(chosen('Select INC-000003')).not.toBeChecked();
});

test('a merged row says so, and is not opened again', async () => {
  const row = sampleOf('IncidentDto', { id: 'a', number: 'INC-000003', state: 'closed', merged_into: into });
  await openAddress('/admin/incident-command?view=all', { 'GET /incidents': pageOf(row) });
  expect(screen.getByText('Merged')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change the state of INC-000003' })).toBeNull();
});
