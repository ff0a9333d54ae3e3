import type { QueueItem } from '@ayana/contracts/journey';
import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';
import { LateCard } from './cards/late-card';
import { RunningCard } from './cards/running-card';
import { TroubleCard } from './cards/trouble-card';
import { CountSentence } from './count-sentence';
import type { DuePart, TodayAnswer } from './today.api';

const NOW = new Date('2026-11-27T10:00:00Z');
const hours = (count: number): string => new Date(NOW.getTime() + count * 3_600_000).toISOString();
const item = (id: string, due_at: string): QueueItem => ({
  id,
  kind: 'task',
  case_id: 'j',
  journey_id: 'j',
  case_number: 'AY-7K2Q4',
  name: 'Amina Rahman',
  treatment: null,
  country: 'Kenya',
  priority_level: null,
  partner: null,
  amount: null,
  stage: null,
  detail: `Task ${id}`,
  subject_kind: null,
  owner: null,
  due_at,
  since: hours(-48),
});
const late = Array.from({ length: 14 }, (_, at) => item(`late-${at}`, hours(-1)));
const next = Array.from({ length: 65 }, (_, at) => item(`next-${at}`, hours(2)));

const away = () => refusal(503, 'service_unavailable', { detail: 'Away.' });
const card = (name: string) => within(screen.getByRole('region', { name }));

const duePart = (part: Partial<DuePart>): TodayAnswer['all'] => ({
  value: { late: { items: [], more: false }, next: { items: [], more: false }, count: 0, lateCount: 0, ...part },
  failure: null,
});
const show = (all: TodayAnswer['all']) =>
  render(
    <MemoryRouter>
      <LateCard part={all} now={NOW} onRetry={() => undefined} />
    </MemoryRouter>,
  );

const firstOf = (of: readonly QueueItem[], limit: number) => ({
  items: of.slice(0, limit),
  next_cursor: of.length > limit ? 'next' : null,
});

test('what is due next is read by itself: many late things hide none of it', async () => {
  // Every other part of the page fails alone.
  await openAddress('/admin', {
    'GET /case-queue': ({ url }: Request) => {
      const { due, limit } = Object.fromEntries(new URL(url).searchParams);
      return firstOf(due === 'next' ? next : due === 'late' ? late : [...late, ...next], Number(limit));
    },
    'GET /case-queue/counts': { kinds: [{ kind: 'task', count: 79, late: 14 }] },
    'GET .*': away,
  });
  const shown = card('Late now');
  expect(shown.getAllByText(/^Task late-/)).toHaveLength(8);
  expect(shown.getAllByText(/^Task next-/)).toHaveLength(4);
  expect(shown.queryByText('Nothing else is due in the next 24 hours.')).toBeNull();
  expect(shown.getByRole('link', { name: 'All 79 in the queue' })).toBeInTheDocument();
});

test('that nothing is due is said where nothing is', () => {
  show(duePart({}));
  expect(screen.getByText('Nothing is late.')).toBeInTheDocument();
  expect(screen.getByText('Nothing else is due in the next 24 hours.')).toBeInTheDocument();
});

const failed = { value: null, failure: { message: 'away', reference: undefined } } as const;
const answer = (changes: Partial<TodayAnswer>): TodayAnswer => ({
  today: failed,
  all: duePart({}),
  unowned: { value: { items: [], count: 0, lateCount: 0 }, failure: null },
  trouble: failed,
  lateRequests: null,
  waitingForRole: null,
  ...changes,
});
const sentence = (changes: Partial<TodayAnswer>): string | null => {
  const { container, unmount } = render(
    <MemoryRouter>
      <h1>
        <CountSentence answer={answer(changes)} />
      </h1>
    </MemoryRouter>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

test('the heading says that everything is in order only where both were counted', () => {
  expect(sentence({})).toBe('Nothing is late, and everything has an owner');
  expect(sentence({ unowned: failed })).toBe('Today');
  expect(sentence({ all: failed })).toBe('Today');
  expect(sentence({ all: duePart({ count: 3, lateCount: 2 }) })).toBe('2 things late');
});

const contact = { ...item('asked', hours(-1)), kind: 'enquiry' as const, journey_id: null };

test('each number leads to its list, and each line to its thing', async () => {
  await openAddress('/admin', {
    'GET /case-queue': pageOf(contact),
    'GET /case-queue/counts': { kinds: [{ kind: 'enquiry', count: 3, late: 2 }] },
    'GET /service-requests/counts': { all: { overdue: 4 } },
    'GET /users/waiting-count': 1,
  });
  const heading = within(screen.getByRole('heading', { level: 1 }));
  for (const [name, href] of [
    ['2 things late', '/case-manager?scope=all'],
    ['4 service requests late', '/admin/service-requests?overdue=true'],
    ['3 without an owner', '/case-manager?scope=unassigned'],
    ['1 person waits for a role', '/admin/users'],
  ] as const)
    expect(heading.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(card('Late now').getAllByRole('link', { name: /Amina Rahman/ })[0]).toHaveAttribute(
    'href',
    '/admin/inbox?request=asked',
  );
  expect(card('Without an owner').getByRole('link', { name: 'All 3' })).toHaveAttribute(
    'href',
    '/case-manager?scope=unassigned',
  );
});

test('who may give no role is not asked to', async () => {
  const { count } = await openAddress('/admin', { 'GET /users/waiting-count': 1 }, 'ayana_staff');
  expect(count('GET /users/waiting-count')).toBe(0);
});

test.each([
  ['/today', ['Arrivals and departures', 'Expiring', 'Is everything running']],
  ['/case-queue', ['Late now', 'Without an owner']],
  ['/signals', ['Incidents and signals']],
])('where %s fails, the other parts are shown, and it can be read again', async (path, names) => {
  const read = jest.fn<unknown, []>(away);
  const { user } = await openAddress('/admin', { [`GET ${path}`]: read });
  expect(screen.getAllByRole('alert')).toHaveLength(names.length);
  for (const name of names) expect(card(name).getByRole('alert')).toBeInTheDocument();
  read.mockReturnValue(path === '/today' ? sampleOf('TodayDto') : pageOf());
  const [again = document.body] = screen.getAllByRole('button', { name: /^(Retry|Try again)/ });
  await user.click(again);
  await waitFor(() => expect(screen.queryAllByRole('alert')).toHaveLength(0));
});

test.each([
  'inbox.inserted',
  'inbox.updated',
  'tasks.changed',
  'assignments.updated',
  'documents.updated',
  'quotes.updated',
  'resources.updated',
  'service_requests.updated',
] as const)('what others do shows without a reload: %s', async (event) => {
  const read = jest.fn<unknown, []>(() => pageOf());
  const { hears } = await openAddress('/admin', { 'GET /case-queue': read });
  read.mockReturnValue(pageOf(contact));
  await hears(event);
  expect(await card('Without an owner').findByRole('link', { name: /Amina Rahman/ })).toBeInTheDocument();
});

const move = (over: Partial<ReturnType<typeof sampleOf<'MovementDto'>>>) =>
  sampleOf('MovementDto', { name: 'Amina', at: NOW.toISOString(), is_ready: null, ...over });

test.each([
  [move({ kind: 'arrival', is_ready: false }), 'No pick-up yet'],
  [move({ kind: 'discharge', is_ready: false }), 'No summary yet'],
  [move({ kind: 'arrival', is_ready: true }), 'Ready'],
  [move({ kind: 'admission' }), 'Expected'],
  [move({ kind: 'departure', is_done: true }), 'Done'],
])('a movement says where it is: %o', async (movement, text) => {
  await openAddress('/admin', { 'GET /today': sampleOf('TodayDto', { movements: [movement], movements_total: 3 }) });
  const movements = card('Arrivals and departures');
  expect(movements.getByText(text)).toBeInTheDocument();
  expect(movements.getByText('2 more')).toBeInTheDocument();
});

test('what runs badly says so in words', async () => {
  const running = {
    ...sampleOf('TodayDto').running,
    mails: { sent: 5, failed: 2, waiting: 1 },
    texts: { sent: 1, failed: 0, waiting: 0 },
    automations: { failed: 3, journey_id: null },
  };
  await openAddress('/admin', { 'GET /today': sampleOf('TodayDto', { running }) });
  const lines = card('Is everything running');
  for (const text of ['2 failed, 1 waiting', '1 sent in 24 hours', '3 failed'])
    expect(lines.getByText(text)).toBeInTheDocument();
});

test.each([
  ['?request=asked', '/admin/inbox?request=asked'],
  ['?view=open&kind=contact', '/admin/inbox?view=open&kind=contact'],
])('an address of the inbox from before leads to it: %s', async (search, to) => {
  const { where } = await openAddress(`/admin${search}`);
  expect(where()).toBe(to);
});

test('an incident that runs is shown, and that none runs only where none does', () => {
  const incident = sampleOf('IncidentDto', { id: 'incident', title: 'The lift is stuck' });
  const trouble = (incidents: readonly (typeof incident)[]) => (
    <MemoryRouter>
      <TroubleCard
        part={{ value: { incidents, signals: [], openSignals: 0 } as never, failure: null }}
        now={NOW}
        onRetry={() => undefined}
      />
    </MemoryRouter>
  );
  const { rerender } = render(trouble([incident]));
  expect(screen.getByRole('link', { name: /The lift is stuck/ })).toHaveAttribute(
    'href',
    expect.stringContaining('incident'),
  );
  expect(screen.queryByText(/^No incident runs/)).toBeNull();
  rerender(trouble([]));
  expect(screen.getByText('No incident runs, and no signal waits.')).toBeInTheDocument();
});

test.each([
  [0, 'Working', false],
  [1, '1 failed', true],
])('with %i failed steps the automatic steps say %s', (count, text, isTrouble) => {
  const sending = { sent: 4, failed: 0, waiting: 0 };
  const running = {
    mails: sending,
    texts: sending,
    automations: { failed: count, journey_id: null },
    remote_failures: 0,
  };
  render(
    <MemoryRouter>
      <RunningCard part={{ value: { running } as never, failure: null }} onRetry={() => undefined} />
    </MemoryRouter>,
  );
  const line = screen.getByText(/^Automatic steps of cases/).closest('li');
  expect(line).toHaveTextContent(text);
  expect(line?.hasAttribute('data-trouble')).toBe(isTrouble);
});

test('what expires names hospital, treatment, country and amount', async () => {
  const today = sampleOf('TodayDto');
  const expiring = {
    ...sampleOf('ExpiringDto'),
    id: 'quote',
    kind: 'quote' as const,
    name: 'Amina Rahman',
    journey_id: 'case',
    case_number: 'AY-7K2Q4',
    hospital: 'Apollo Chennai',
    treatment: 'Knee replacement',
    country: 'Kenya',
    amount: 890_000,
  };
  await openAddress('/admin', { 'GET /today': { ...today, expiring: [expiring], expiring_total: 1 } });
  expect(
    await card('Expiring').findByText('Quote · Apollo Chennai · Knee replacement · Kenya · $8,900 · AY-7K2Q4'),
  ).toBeInTheDocument();
});
