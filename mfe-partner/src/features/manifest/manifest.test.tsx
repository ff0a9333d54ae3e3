import { askedNow, openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifestLoader } from './manifest.api';
import { Component as ManifestPage } from './manifest-page';

const api = portalApi('partner/logistics');
const ZONE = { zone: 'Asia/Kolkata', starts_at: '2026-12-01T05:15:00Z' };
type Leg = Parameters<typeof sampleOf<'TravelLegDto'>>[1];
const leg = (over: Leg = {}) =>
  sampleOf('TravelLegDto', { id: 'l1', kind: 'pickup', status: 'booked', time_known: true, ...ZONE, ...over });
const line = (of: Leg = {}, over: Parameters<typeof sampleOf<'ManifestLineDto'>>[1] = {}) =>
  sampleOf('ManifestLineDto', {
    case_number: 'AY-7K2Q4',
    leg: leg(of),
    moment: 'starts',
    name: 'Wanjiru Otieno',
    ...over,
  });
const flight = sampleOf('ManifestFlightDto', {
  reference: 'KQ 210',
  from_place: 'Nairobi',
  at: '2026-12-01T04:30:00Z',
  zone: 'Asia/Kolkata',
  time_known: true,
});
const open = (items: unknown[], may_write = true) => {
  api.answer({
    'GET /travel-manifest': { items, may_write },
    'GET /manifest-feed': { created_at: null, may_change: false },
    'GET /on-call-line': { items: [] },
  });
  const page = { Component: ManifestPage, loader: manifestLoader };
  return openPage(page, '/partner-portal/manifest', '/partner-portal/manifest?day=2026-12-01');
};
/** The phone is put away: what was pressed is sent at once. */
function leave(): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
  fireEvent(document, new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}
const item = () => screen.findByRole('listitem', { name: 'Pickup Wanjiru Otieno' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const buttons = async () =>
  within(await item())
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

test('a member who may only read is told so, and presses nothing', async () => {
  await open([line()], false);
  expect(await buttons()).toEqual([]);
  expect(screen.getByText(/^You may only read this/)).toBeVisible();
});

test('a line says when and where on the clock of the place, who comes, and the flight before it', async () => {
  const of = { from_place: 'Airport', to_place: 'Lantern Bay', to_address: 'லாண்டர்ன்', contact_phone: '+91 44 1' };
  await open([line(of, { flight, party_size: 2, language: 'sw', special_needs: 'A wheelchair' }), line({ id: 'l2' })]);
  expect(screen.getByText('2 lines, 3 people')).toBeVisible();
  const [first] = await screen.findAllByRole('listitem', { name: 'Pickup Wanjiru Otieno' });
  for (const text of [
    'Pickup at 10:45 in India',
    'Pickup · AY-7K2Q4 · 2 people · Speaks Swahili',
    'A wheelchair',
    'Flight KQ 210 from Nairobi, lands 10:00',
    'Airport → Lantern Bay',
    'லாண்டர்ன்',
  ])
    expect(first).toHaveTextContent(text);
  expect(within(first ?? document.body).getByRole('link', { name: 'Call +91 44 1' })).toHaveAttribute(
    'href',
    'tel:+91441',
  );
});

test.each<[string, Leg, string[]]>([
  ['booked', {}, ['Arrived', 'Missed']],
  ['missed', { status: 'missed' }, ['Arrived after all']],
  ['done', { status: 'done', settled_at: '2026-12-01T05:20:00Z' }, []],
  ['cancelled', { status: 'cancelled', moved_from: ZONE.starts_at }, []],
  ['moved', { moved_from: '2026-12-01T03:00:00Z' }, ['Confirm the new time', 'Arrived', 'Missed']],
  ['of an unknown time', { time_known: false, moved_from: ZONE.starts_at }, ['Arrived', 'Missed']],
])('of a part of a trip that is %s the right things can be pressed', async (_what, over, names) => {
  await open([line(over)]);
  expect(await buttons()).toEqual(names);
});

test('a changed time is said with the one before, an unknown one asks to wait', async () => {
  await open([line({ moved_from: '2026-12-01T03:00:00Z' })]);
  expect(await item()).toHaveTextContent(/Changed, please confirm.*Before: .*08:30/);
});

test('a stay is left at its end: nothing is to be pressed there', async () => {
  await open([line({ kind: 'lodging', ends_at: '2026-12-01T06:30:00Z' }, { moment: 'ends' })]);
  const stay = await screen.findByRole('listitem', { name: /Wanjiru/ });
  expect(stay).toHaveTextContent(/Leaves 12:00 in India/);
  expect(within(stay).queryByRole('button')).toBeNull();
});

test('a press can be taken back; else it is sent, and a refusal is said at its line', async () => {
  await open([line({ version: 3, starts_at: new Date(Date.now() - 60_000).toISOString() })]);
  await press('Missed');
  expect(await item()).toHaveTextContent('Missed. It is sent in a moment.');
  await press('Undo');
  expect(await buttons()).toEqual(['Arrived', 'Missed']);
  api.answer({
    'POST /travel-legs/l1/presses': () => refusal(409, 'illegal_transition', { detail: 'It is cancelled.' }),
  });
  await press('Arrived');
  leave();
  await waitFor(async () => expect(await item()).toHaveTextContent('“Arrived” was not taken. It is cancelled.'));
  expect(await api.changes()).toEqual([
    ['POST /travel-legs/l1/presses', expect.objectContaining({ press: 'arrive', seen_status: 'booked' })],
  ]);
  await press('Understood');
  expect(await buttons()).toEqual(['Arrived', 'Missed']);
});

test('a press a day early is asked about before it waits for the line', async () => {
  const starts_at = new Date(Date.now() + 22.5 * 3_600_000).toISOString();
  await open([line({ starts_at })]);
  await press('Arrived');
  await waitFor(() =>
    expect(askedNow()?.doubts).toEqual([expect.stringMatching(/^Pickup is planned .* in 22 hours\.$/)]),
  );
  act(() => askedNow()?.answer(false));
  expect(await buttons()).toEqual(['Arrived', 'Missed']);
  await press('Arrived');
  await waitFor(() => expect(askedNow()).toBeDefined());
  act(() => askedNow()?.answer(true));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  let confirmed: string | null = null;
  api.answer({
    'POST /travel-legs/l1/presses': ({ headers }: Request) => {
      confirmed = headers.get('confirmed');
      return leg({ status: 'done' });
    },
  });
  leave();
  await waitFor(() => expect(confirmed).toBe('true'));
});

test('who is on call now is there with the number of the line', async () => {
  api.answer({
    'GET /travel-manifest': { items: [] },
    'GET /manifest-feed': { created_at: null, may_change: false },
    'GET /on-call-line': {
      items: [
        { id: 'r1', name: 'Night desk', phone: '+91 44 5550 0199', person: 'Asha Rao', until: '2026-12-02T03:30:00Z' },
      ],
    },
  });
  await openPage({ Component: ManifestPage, loader: manifestLoader }, '/partner-portal/manifest');
  const lines = await screen.findByRole('group', { name: 'On call now, by day and by night' });
  expect(within(lines).getByRole('link', { name: '+91 44 5550 0199' })).toHaveAttribute('href', 'tel:+914455500199');
  expect(lines).toHaveTextContent(/Night desk: Asha Rao, until/);
});

test('the day is of the address, and the days beside it are a press away', async () => {
  const router = await open([]);
  expect(screen.getByText('Nothing on this day')).toBeVisible();
  await press('Next day');
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-12-02'));
  const asked = api.calls().findLast(({ url }) => url.includes('/travel-manifest'));
  expect(new URL(asked?.url ?? '').searchParams.get('day')).toBe('2026-12-02');
});

test('a flight that moves the pickup is read at once; without the API the day is as it was', async () => {
  const router = await open([line()]);
  api.answer({ 'GET /travel-manifest': { items: [line({ moved_from: '2026-12-01T03:00:00Z' })] } });
  await receive('travel_legs.updated', { id: 'l1', journey_id: 'j1' });
  expect(await screen.findByText('Changed, please confirm')).toBeVisible();
  api.answer({ 'GET /travel-manifest': () => refusal(503, 'service_unavailable') });
  await act(() => router.revalidate());
  expect(await screen.findByText(/^No connection\. This is how it was today at/)).toBeVisible();
  expect(await item()).toBeVisible();
});

test('a day that was never read says that it failed', async () => {
  api.answer({
    'GET /travel-manifest': () => refusal(503, 'service_unavailable'),
    'GET /manifest-feed': {},
    'GET /on-call-line': { items: [] },
  });
  await openPage({ Component: ManifestPage, loader: manifestLoader }, '/partner-portal/manifest');
  expect(screen.getByText('The day couldn’t be loaded.')).toBeVisible();
});
