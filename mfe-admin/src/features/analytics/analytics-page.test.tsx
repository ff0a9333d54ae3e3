import { screen, waitFor } from '@testing-library/react';
import { fill, openAddress, sampleOf } from '../../testing/open-address';

const AT = '/admin/analytics';

test('figures are grouped and narrowed in the address, and the API is asked for them', async () => {
  const { sent, where } = await openAddress(`${AT}?country=Namibia`);
  await fill('Group by', 'source');
  await waitFor(() => expect(where()).toContain('by=source'));
  await waitFor(async () =>
    expect((await sent('GET /analytics/funnel')).query).toMatchObject({ country: 'Namibia', by: 'source' }),
  );
});

test('months without anything say so', async () => {
  await openAddress(`${AT}?from=2021-01&to=2021-02`);
  expect(await screen.findByRole('heading', { name: 'Nothing was counted in these months.' })).toBeInTheDocument();
});

test('what is shown is saved as a file', async () => {
  const { press, sent } = await openAddress(`${AT}?country=Namibia&by=source`);
  await press('Export CSV');
  await waitFor(async () => expect((await sent('GET /analytics/export')).query).toMatchObject({ country: 'Namibia' }));
});

test('ratings of these months are shown where there were none before; groups only where they are asked for', async () => {
  const figures = { ...sampleOf('RatingsDto'), answers: 3, average: 4.5, fives: 2, fours: 1 };
  const before = { ...figures, answers: 0, average: null, fives: 0, fours: 0 };
  const group = { id: 'g', name: 'Knee replacement', figures, before };
  const view = sampleOf('RatingsViewDto', { figures, before, by: null, groups: [group], months: [] });
  await openAddress(`${AT}?view=satisfaction`, { 'GET /analytics/satisfaction': view });
  expect(screen.getAllByText('Average rating')[0]?.parentElement).toHaveTextContent('4.5');
  expect(screen.queryByText('Nothing was counted in these months.')).toBeNull();
  expect(screen.queryByText('Knee replacement')).toBeNull();
  await openAddress(`${AT}?view=satisfaction&by=treatment`, {
    'GET /analytics/satisfaction': { ...view, by: 'treatment' },
  });
  expect(screen.getAllByText('Knee replacement').length).toBeGreaterThan(0);
});

test('leads by stage, and why some were lost', async () => {
  const figures = { ...sampleOf('LeadsDto'), enquiries: 10, interested: 4, lost: 2, lost_price: 2 };
  const view = sampleOf('LeadsViewDto', { figures, before: figures, by: 'country', groups: [], months: [] });
  const { sent } = await openAddress(`${AT}?view=leads`, { 'GET /analytics/leads': view });
  expect((await sent('GET /analytics/leads')).query).toMatchObject({ by: 'country' });
  expect(screen.getByRole('row', { name: /^Interested 4 40/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Too expensive 2 100/ })).toBeInTheDocument();
});

test('a bar leads to the cases behind it, with the months and filters of the page', async () => {
  const figures = { ...sampleOf('AcceptanceDto'), quoted: 5, accepted: 2, quotes_declined_with_words: 3 };
  const group = { id: null, name: null, figures, before: figures };
  const view = sampleOf('AcceptanceViewDto', {
    figures,
    before: figures,
    by: 'hospital',
    groups: [group],
    months: [],
    words: [],
  });
  await openAddress(`${AT}?view=acceptance&by=hospital&from=2026-01&to=2026-02&country=Oman`, {
    'GET /analytics/acceptance': view,
  });
  const query = (name: string): Record<string, string> =>
    Object.fromEntries(
      new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://localhost').searchParams,
    );
  const page = { from: '2026-01', to: '2026-02', country: 'Oman' };
  expect(query('Declined, with a reason')).toEqual({ ...page, quote: 'quotes_declined_with_words' });
  expect(query('No hospital yet')).toEqual({ ...page, step: 'quote', hospital_id: 'none' });
  // A count of reasons without words is that of a made-up history, and the column says what is counted.
  expect(screen.queryByText(/^No reason was given/)).toBeNull();
  expect(screen.getByText(/^3 quotes were declined with a reason/)).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader', { name: 'Quotes' })).toHaveLength(1);
});

test('the list behind a figure asks for what its bar is, and leads to the case or the enquiry', async () => {
  const item = sampleOf('CountedCaseDto', {
    case_id: 'a-case',
    case_number: 'AY-7K2Q4',
    is_journey: true,
    reached: 'quote',
  });
  const enquiry = sampleOf('CountedCaseDto', { id: 'an-enquiry', case_id: null, case_number: null });
  const { sent } = await openAddress(`${AT}/cases?from=2026-01&to=2026-02&step=quote&hospital_id=none`, {
    'GET /analytics/cases': { items: [item, enquiry], next_cursor: null },
  });
  expect((await sent('GET /analytics/cases')).query).toMatchObject({
    from: '2026-01',
    to: '2026-02',
    step: 'quote',
    hospital_id: 'none',
  });
  expect(screen.getByRole('link', { name: 'AY-7K2Q4' })).toHaveAttribute('href', '/case-manager/cases/a-case');
  expect(screen.getByRole('link', { name: 'Enquiry' })).toHaveAttribute('href', '/admin/inbox?request=an-enquiry');
});

test('money is shown by currency, each amount with what it counts', async () => {
  const sums = { quotes: 3, quoted: 1_234_500, accepted_quotes: 1, accepted: 500_000, bills: 1, billed: 510_000 };
  const none = { quotes: 0, quoted: 0, accepted_quotes: 0, accepted: 0, bills: 0, billed: 0 };
  const group = { id: 'h', name: 'Lotus', figures: sums, before: none };
  const of = { currency: 'USD', figures: sums, before: none, months: [], groups: [group] };
  const view = sampleOf('MoneyViewDto', { by: 'hospital', currencies: [of, { ...of, currency: 'INR' }] });
  const { sent } = await openAddress(`${AT}?view=money&by=hospital`, { 'GET /analytics/money': view });
  expect((await sent('GET /analytics/money')).query).toMatchObject({ by: 'hospital' });
  expect(screen.getByText('Quoted, USD').parentElement).toHaveTextContent('3 quotes sent');
  expect(screen.getByText('Billed, INR').parentElement).toHaveTextContent('1 stay billed');
  expect(screen.getByRole('table', { name: 'By hospital, USD' })).toHaveTextContent('12,345');
});

test('money is saved as a file of its own, with the same filters', async () => {
  const view = sampleOf('MoneyViewDto', { by: 'country', currencies: [] });
  const { press, sent } = await openAddress(`${AT}?view=money&by=country&country=Oman`, {
    'GET /analytics/money': view,
  });
  await press('Export CSV');
  await waitFor(async () =>
    expect((await sent('GET /analytics/money/export')).query).toMatchObject({ by: 'country', country: 'Oman' }),
  );
});

test('a rating leads to the requests behind it, and the list asks for them', async () => {
  const ratings = { answers: 3, average: 4, ones: 0, twos: 0, threes: 1, fours: 1, fives: 1 };
  const view = sampleOf('RatingsViewDto', {
    by: 'service',
    figures: ratings,
    before: ratings,
    months: [],
    groups: [{ id: 'a-service', name: 'Interpreter', figures: ratings, before: ratings }],
  });
  const { press, sent } = await openAddress(`${AT}?view=satisfaction&by=service&from=2026-01&to=2026-02&country=Oman`, {
    'GET /analytics/satisfaction': view,
  });
  const page = { resolved_from: '2026-01', resolved_to: '2026-02', country: 'Oman' };
  const query = (name: string): Record<string, string> =>
    Object.fromEntries(
      new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '', 'http://localhost').searchParams,
    );
  expect(query('Interpreter')).toEqual({ ...page, rating: 'any', item: 'a-service' });
  expect(screen.queryByRole('link', { name: '1 star' })).toBeNull();
  await press('4 stars', 'link');
  await waitFor(async () =>
    expect((await sent('GET /service-requests')).query).toMatchObject({ ...page, rating: '4' }),
  );
});
