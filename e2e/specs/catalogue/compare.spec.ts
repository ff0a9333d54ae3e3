import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';

const TWO = ['0190a000-0000-7000-8000-000800000001', '0190a000-0000-7000-8000-000800000002'] as const;
const HOSPITALS = `/compare?hospitals=${TWO.join(',')}`;
const DOCTORS = '/compare?doctors=0190a000-0000-7000-8000-000600000002,0190a000-0000-7000-8000-000600000036';

const columns = ({ main }: ServedPage): number => main.one('thead').all('th', { scope: 'col', text: /\S/ }).length;
const line = ({ main }: ServedPage, name: RegExp): string =>
  main.all('tr').find((row) => row.all('th', { scope: 'row', text: name }).length > 0)?.text ?? '';

// Choosing is in compare-button.test.tsx and booking/story.spec.ts.
test('a shared URL shows two side by side, says that it left out an unknown item, and each can be removed', async ({
  request,
}) => {
  const page = await ServedPage.open(request, `${HOSPITALS},0190a000-0000-7000-8000-000800000999`);
  expect(page.main.text).toContain('We left one out');
  expect(columns(page)).toBe(2);
  expect(line(page, /^Knee replacement, price/)).toContain('from the lowest price');
  expect(line(page, /^Beds/)).toContain('the most beds');
  expect(line(page, /^City/)).toContain('the same for all');
  const one = await page.follow(/Remove Tamarind Steps Hospital/);
  expect(columns(one)).toBe(1);
  expect((await one.follow(/Remove Nine Wells Joint Hospital/)).main.text).toContain('Nothing to compare yet');
  const doctors = await ServedPage.open(request, DOCTORS);
  expect(line(doctors, /^Languages/)).toContain('only this one:');
  expect(doctors.robots).toBe('noindex');
});
