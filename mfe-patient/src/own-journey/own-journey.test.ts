import { portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { careLoader } from '../features/care/care.api';
import { documentsLoader } from '../features/documents/documents.api';
import { messagesLoader } from '../features/messages/messages.api';
import { aboutMeLoader } from '../features/about-me/about-me.api';
import { quotesLoader } from '../features/quotes/quotes.api';
import { travelLoader } from '../features/travel/travel.api';

const api = portalApi('patient');
const list = (items: unknown[]) => ({ items, next_cursor: null });
const journey = (id: string, created_at: string) => sampleOf('PatientJourneyDto', { id, created_at });
const PARTS = [
  'travel-legs',
  'documents',
  'visa-applications',
  'check-ins',
  'discharge-summaries',
  'companions',
  'quotes',
  'medical-opinions',
  'threads',
];

beforeEach(() =>
  api.answer({
    'GET /patient-journeys': list([journey('old', '2026-01-01T10:00:00Z'), journey('new', '2026-11-01T10:00:00Z')]),
    'GET /treatment-requests': list([]),
    'GET /patient-journeys/overview': sampleOf('JourneyOverviewDto'),
    'GET /patient-details/own': sampleOf('PatientDetailsDto'),
    'GET /companions/mine': list([]),
    'GET /auth/account': sampleOf('AccountDto'),
    'GET /record-grants': sampleOf('RecordGrantsDto'),
    ...Object.fromEntries(PARTS.map((part) => [`GET /${part}`, list([])])),
  }),
);

const LOADERS = { careLoader, documentsLoader, messagesLoader, aboutMeLoader, quotesLoader, travelLoader };
const pages = Object.entries(LOADERS);
const load = (loader: (typeof pages)[number][1], query = '') =>
  loader({ request: new Request(`http://localhost/page${query}`), params: {}, context: undefined } as never);
/** The journeys that parts of a page were asked of. */
const asked = () => [...new Set(api.calls().flatMap(({ url }) => new URL(url).searchParams.get('journey_id') ?? []))];

test.each(pages)('%s reads the journey that the address names, else the newest', async (_name, loader) => {
  await load(loader, '?journey=old');
  expect(asked()).toEqual(['old']);
  await load(loader);
  expect(asked()).toEqual(['old', 'new']);
});

const OWN_ONLY = { careLoader, aboutMeLoader, quotesLoader, travelLoader };
test.each(Object.entries(OWN_ONLY))('a journey of someone else is not found by %s', async (_name, loader) => {
  await expect(load(loader, '?journey=foreign')).rejects.toMatchObject({ code: 'not_found' });
  expect(asked()).toEqual([]);
});

test('without the API each journey is as it was, and never that of another', async () => {
  const legs = list([sampleOf('TravelLegDto', { to_place: 'Garden house' })]);
  api.answer({ 'GET /travel-legs': ({ url }: Request) => (url.includes('old') ? legs : list([])) });
  await load(travelLoader, '?journey=old');
  await load(travelLoader);
  const names = [
    ...PARTS,
    'patient-journeys',
    'patient-journeys/overview',
    'patient-details/own',
    'treatment-requests',
  ];
  api.answer(Object.fromEntries(names.map((name) => [`GET /${name}`, () => refusal(503, 'service_unavailable')])));
  const [old, newest] = [await load(travelLoader, '?journey=old'), await load(travelLoader)];
  expect([old, newest]).toMatchObject([
    { journey: { value: { id: 'old' } }, legs: { value: legs.items } },
    { journey: { value: { id: 'new' } }, legs: { value: [] } },
  ]);
  expect(old.asOf).not.toBeNull();
});
