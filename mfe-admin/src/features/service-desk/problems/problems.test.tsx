import { screen, waitFor } from '@testing-library/react';
import { fill, openAddress, pageOf, refusal, sampleOf } from '../../../testing/open-address';
import { aRequest, aRequestDetail } from '../testing/requests';

const PATH = '/admin/enterprise-service-management/problems';
const PROBLEM = sampleOf('ProblemRecordDetailDto', {
  id: 'problem-1',
  number: 'PRB-000007',
  title: 'Letters without a stamp',
  description: 'Since the new printer.',
  state: 'open',
  workaround: null,
  cause: null,
  owner: null,
  open_requests: 1,
  requests: 2,
  resolved_at: null,
  request_list: [aRequest({ id: 'one', number: 'SR-000001' })],
  entries: [],
  transitions: ['identify', 'resolve'],
  version: 4,
});

test('the list counts the open requests of each problem', async () => {
  await openAddress(PATH, { 'GET /problem-records': pageOf(PROBLEM) });
  expect(screen.getByText('1 of 2')).toBeInTheDocument();
});

test('resolving offers to resolve its open requests with the same text', async () => {
  const { press, confirm, sent } = await openAddress(`${PATH}/problem-1`, {
    'GET /problem-records/{id}': PROBLEM,
    'POST /problem-records/{id}/transitions': PROBLEM,
  });
  await press('Resolve');
  await confirm('Resolve');
  expect(await screen.findByText('Please say what was done.')).toBeInTheDocument();
  await fill('What was done', 'The driver is new.');
  expect(screen.getByRole('checkbox', { name: /Also resolve its open request/ })).toBeChecked();
  await confirm('Resolve');
  await waitFor(async () =>
    expect(await sent('POST /problem-records/problem-1/transitions')).toMatchObject({
      version: '"4"',
      body: { name: 'resolve', note: 'The driver is new.', resolve_requests: true },
    }),
  );
});

test('one without a way round is not known yet, and the page says so', async () => {
  const { press } = await openAddress(`${PATH}/problem-1`, {
    'GET /problem-records/{id}': PROBLEM,
    'POST /problem-records/{id}/transitions': () =>
      refusal(409, 'illegal_transition', { detail: 'A known problem has a way round.' }),
  });
  await press('Mark as known');
  expect(await screen.findByText(/A known problem has a way round\./)).toBeInTheDocument();
});

test('several requests are gathered at once, and one is taken out', async () => {
  const { press, confirm, sent } = await openAddress(`${PATH}/problem-1`, {
    'GET /problem-records/{id}': PROBLEM,
    'GET /service-requests': pageOf(
      aRequest({ id: 'one', number: 'SR-000001' }),
      aRequest({ id: 'two', number: 'SR-000002' }),
      aRequest({ id: 'three', number: 'SR-000003' }),
    ),
    'POST /problem-records/{id}/requests': PROBLEM,
    'DELETE /problem-records/{id}/requests/{request_id}': PROBLEM,
  });
  await press('Take SR-000001 out of this problem');
  await sent('DELETE /problem-records/problem-1/requests/one');
  await press('Add requests');
  await confirm('Add');
  expect(await screen.findByText('Please choose at least one request.')).toBeInTheDocument();
  await fill('Open requests', 'SR');
  await press(/^SR-000002/);
  expect(screen.queryByRole('button', { name: /^SR-000001/ })).toBeNull();
  await fill('Open requests', 'SR-');
  await press(/^SR-000003/);
  await confirm('Add');
  await waitFor(async () =>
    expect((await sent('POST /problem-records/problem-1/requests')).body).toEqual({ request_ids: ['two', 'three'] }),
  );
});

test('a request shows the way round of its problem, and begins a new one', async () => {
  const problem = { id: 'problem-1', number: 'PRB-000007', title: 'Stamps', state: 'known', workaround: 'Use paper.' };
  const shown = await openAddress('/admin/service-requests/request-1', {
    'GET /service-requests/{id}': aRequestDetail({ problem: problem as never }),
    'DELETE /problem-records/{id}/requests/{request_id}': PROBLEM,
  });
  expect(screen.getByText('Use paper.')).toBeInTheDocument();
  await shown.press('Take it out of the problem');
  await shown.sent('DELETE /problem-records/problem-1/requests/request-1');

  const { press, confirm, sent, where } = await openAddress('/admin/service-requests/request-1', {
    'GET /service-requests/{id}': aRequestDetail(),
    'POST /problem-records': { ...PROBLEM, id: 'new' },
  });
  await press('New problem from this request');
  await fill('What happens', 'Nobody answers.');
  await confirm('Add problem');
  await waitFor(() => expect(where()).toBe(`${PATH}/new`));
  expect((await sent('POST /problem-records')).body).toEqual({
    title: 'Interpreter for Arabic',
    description: 'Nobody answers.',
    request_ids: ['request-1'],
  });
});

test('a request is added to a problem that is found by its words', async () => {
  const { press, confirm, sent } = await openAddress('/admin/service-requests/request-1', {
    'GET /service-requests/{id}': aRequestDetail(),
    'GET /problem-records': pageOf(PROBLEM),
    'POST /problem-records/{id}/requests': PROBLEM,
  });
  await press('Add to a problem');
  await confirm('Add');
  expect(await screen.findByText('Please choose a problem.')).toBeInTheDocument();
  await fill('Search problems', 'stamp');
  await press(/^PRB-000007/);
  await confirm('Add');
  await waitFor(async () =>
    expect((await sent('POST /problem-records/problem-1/requests')).body).toEqual({ request_ids: ['request-1'] }),
  );
});
