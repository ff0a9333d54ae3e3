import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';

// That an estimate is kept, and goes with a request, is in trip-page.test.tsx and free-consultation-form.test.ts.
test('a treatment and a city give the trip’s cost as a range, part by part', async ({ request }) => {
  const city = await ServedPage.open(request, '/destinations/chennai');
  const trip = await city.follow('What would the trip cost?');
  const form = trip.main.one('form', { action: /^\/trip-cost/ });
  expect(form.fields).toMatchObject({ city: 'chennai' });
  const answers = { treatment: 'knee-replacement', from: 'BD', currency: 'BDT' };
  const page = await trip.send(form, answers);
  const cost = page.named('Knee replacement in Chennai');
  expect(cost.text).toMatch(/The whole trip\s*BDT [\d,]+ to BDT [\d,]+/);
  const parts = cost.all('dt').map(({ text }) => text);
  for (const part of ['Treatment', 'Rooms outside hospital', 'Flights, there and back', 'Visas'])
    expect(
      parts.some((each) => each.includes(part)),
      part,
    ).toBe(true);
  expect(cost.text).toContain('Tables of 22 November 2026');
  expect(cost.text).toContain('1 US dollar = about 122 BDT');
  expect([...new URL(page.path, 'https://a.example').searchParams.keys()].toSorted()).toEqual(
    ['attendants', 'city', 'currency', 'days', 'from', 'lodging', 'room', 'treatment', 'visa'].toSorted(),
  );
});
