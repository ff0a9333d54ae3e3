import { screen, waitFor, within } from '@testing-library/react';
import { fill, openAddress, pageOf, refusal, sampleOf } from '../../testing/open-address';

const NEEDS = '/admin/resource-mobilization';
const need = sampleOf('ResourceNeedDetailDto', {
  id: 'need',
  kind: 'ambulance',
  quantity: 1,
  committed: 0,
  title: 'From the hotel',
});
const resource = { ...sampleOf('ResourceCommitmentDto').resource, id: 'car', name: 'Ambulance 7' };
const commitment = (transitions: readonly string[]) =>
  sampleOf('ResourceCommitmentDto', { id: 'given', version: 3, resource, transitions: transitions as never });

test.each([
  [['commit'], 'Commit', 'commit'],
  [['dispatch'], 'Send it', 'dispatch'],
  [['arrive'], 'It has arrived', 'arrive'],
  [['release'], 'Release', 'release'],
])('with %p the next step is %s', async (transitions, button, name) => {
  const { press, sent } = await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, commitments: [commitment(transitions)] },
  });
  await press(button);
  await waitFor(async () =>
    expect(await sent('POST /resource-commitments/given/transitions')).toMatchObject({
      body: { name },
      version: '"3"',
    }),
  );
});

test('a refused commitment names the other need, its case, whose it is and until when, with links', async () => {
  const year = new Date().getUTCFullYear() + 2;
  const taken_by = [
    {
      kind: 'need' as const,
      id: 'other',
      number: 'NEED-000007',
      title: 'To the airport',
      case: { id: 'journey', number: 'AY-7K2Q4' },
      owner: 'Meera Demo',
      until_at: `${year}-05-10T08:35:00Z`,
    },
  ];
  const { press } = await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, commitments: [commitment(['commit'])] },
    'POST /resource-commitments/{id}/transitions': () =>
      refusal(409, 'slot_taken', { detail: 'It is at another place in this time.', taken_by }),
  });
  await press('Commit');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`AY-7K2Q4, of Meera Demo, until 10 May ${year} 14:05`);
  const link = (name: RegExp | string) => within(alert).getByRole('link', { name });
  expect(link(/^NEED-000007/)).toHaveAttribute('href', `${NEEDS}/needs/other`);
  expect(link('AY-7K2Q4')).toHaveAttribute('href', '/case-manager/cases/journey');
});

test('what is at another place in this time is refused in words', async () => {
  const { press } = await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, commitments: [commitment(['commit'])] },
    'POST /resource-commitments/{id}/transitions': () =>
      refusal(409, 'slot_taken', { detail: 'It is at another place in this time.' }),
  });
  await press('Commit');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is at another place in this time.');
});

test('what is offered needs a number and its time; until then nothing is sent, and the list says that it is empty', async () => {
  const car = { ...sampleOf('ResourceDto'), id: 'car', name: 'Ambulance 7', capacity: 2 };
  const suggestion = { ...sampleOf('ResourceSuggestionDto'), resource: car, free: 2 };
  const { press, confirm, count, sent } = await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, commitments: [] },
    'GET /resource-needs/{id}/suggestions': [suggestion],
  });
  expect(screen.getByText(/^Nothing is offered yet\./)).toBeInTheDocument();
  await press('Offer Ambulance 7');
  await fill('How many', '0');
  await confirm('Offer it');
  expect(await screen.findByText('Please give a number of at least 1.')).toBeInTheDocument();
  expect(count('POST /resource-needs/need/offers')).toBe(0);
  await fill('How many', '2');
  await fill('From', '2026-12-01T08:00');
  await fill('Until', '2026-12-01T10:00');
  await confirm('Offer it');
  await waitFor(async () =>
    expect((await sent('POST /resource-needs/need/offers')).body).toMatchObject({
      quantity: 2,
      resource_id: 'car',
    }),
  );
});

test('what can be there in time is first; the rest says why not, by the time of the need', async () => {
  const suggestion = (name: string, more: object) => {
    const car = { ...sampleOf('ResourceDto'), id: name, name, capacity: 2 };
    return { ...sampleOf('ResourceSuggestionDto'), resource: car, is_free: true, in_time: true, ...more };
  };
  const needed_by = `${new Date().getUTCFullYear() + 2}-05-10T08:35:00Z`;
  await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, kind: 'vehicle', state: 'open', commitments: [] },
    'GET /resource-needs/{id}/suggestions': [
      suggestion('Car 1', { distance_km: 12 }),
      suggestion('Minibus', { distance_km: 1033, in_time: false, needed_by }),
      suggestion('Car 2', { is_free: false }),
    ],
  });
  const names = (region: string) =>
    within(screen.getByRole('region', { name: region }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(names('Can be there in time')).toEqual(['Car 1']);
  expect(names('Cannot be there in time')).toEqual(['Minibus', 'Car 2']);
  expect(screen.getByText(/^1,033 km away: cannot be there by 10 May \d{4} 14:05/)).toBeInTheDocument();
  expect(screen.getByText('Not free then')).toBeInTheDocument();
});

test('a need with an offer does not say that nothing is offered', async () => {
  await openAddress(`${NEEDS}/needs/need`, {
    'GET /resource-needs/{id}': { ...need, commitments: [commitment(['commit'])] },
  });
  expect(screen.getByRole('button', { name: 'Commit' })).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing is offered yet\./)).toBeNull();
});

test.each([
  [1, 'As much is committed as is needed.'],
  [0, /missing|1/],
])('with %i of one committed it says so', async (committed, text) => {
  await openAddress(`${NEEDS}/needs/need`, { 'GET /resource-needs/{id}': { ...need, committed } });
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
});

test('a need says what it is for and where', async () => {
  const city = { id: 'pune', name: 'Pune' };
  const { press, confirm, sent, where } = await openAddress(NEEDS, {
    'GET /cities': pageOf(city),
    'POST /resource-needs': need,
  });
  await press('New need');
  await confirm('Ask for it');
  expect(await screen.findByText('Please say what it is for.')).toBeInTheDocument();
  await fill('What for', 'From the hotel');
  await fill('City', 'Pune');
  await confirm(/^Pune/);
  await confirm('Ask for it');
  await waitFor(() => expect(where()).toBe(`${NEEDS}/needs/need`));
  expect((await sent('POST /resource-needs')).body).toMatchObject({ title: 'From the hotel', city_id: 'pune' });
});

test('a new resource opens its page', async () => {
  const city = { id: 'pune', name: 'Pune' };
  const { press, confirm, where } = await openAddress('/admin/resource-mobilization/resources', {
    'GET /cities': pageOf(city),
    'POST /resources': sampleOf('ResourceDetailDto', { id: 'car' }),
  });
  await press('New resource');
  await fill('Name', 'Ambulance 7');
  await fill('Based in', 'Pune');
  await confirm(/^Pune/);
  await fill('How many it serves', '1');
  await confirm('Add it');
  await waitFor(() => expect(where()).toMatch(/resources\/car$/));
});

test('of a case’s car a carrier is asked; what belongs to it is linked', async () => {
  const car = sampleOf('ResourceNeedDetailDto', {
    id: 'car',
    kind: 'vehicle',
    state: 'open',
    title: 'Pickup at the airport',
    journey_id: 'journey',
    case_number: 'AY-7K2Q4',
    request: { id: 'request', number: 'SR-000123' },
    work: [],
  });
  const candidate = sampleOf('AssignmentCandidateDto', {
    id: 'carrier',
    name: 'Chennai Cars',
    field: 'partner_id',
    reasons: [],
  });
  const { press, confirm, sent } = await openAddress(`${NEEDS}/needs/car`, {
    'GET /resource-needs/{id}': car,
    'GET /assignments/candidates': [candidate],
  });
  expect(screen.getByRole('link', { name: 'AY-7K2Q4' })).toHaveAttribute('href', '/case-manager/cases/journey');
  expect(screen.getByRole('link', { name: 'SR-000123' })).toHaveAttribute('href', '/admin/service-requests/request');
  await press('Ask a carrier');
  await confirm(/^Chennai Cars/);
  await confirm('Give work');
  await waitFor(async () =>
    expect((await sent('POST /assignments')).body).toEqual({
      journey_id: 'journey',
      kind: 'transport',
      brief: 'Pickup at the airport',
      partner_id: 'carrier',
      need_id: 'car',
    }),
  );
});
