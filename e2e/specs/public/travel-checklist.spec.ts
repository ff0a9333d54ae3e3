import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(new Date().getTime() + days * DAY).toISOString().slice(0, 10);
const words = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

const ARRIVAL = inDays(100);
const line = ({ main }: ServedPage, title: string): string =>
  main.all('li').find((each) => each.text.startsWith(title))?.text ?? '';

// Ticks are in checklist-list.test.tsx, the rules of the list in checklist.test.ts, its print in every-page.spec.ts.
test('three answers make a list with due dates; what is missing, past or too late is said', async ({ request }) => {
  const page = await ServedPage.open(request, '/travel-checklist');
  const form = (of: ServedPage) => of.main.one('form', { action: '/travel-checklist' });
  const marked = (of: ServedPage) =>
    form(of)
      .all('*', { 'aria-invalid': 'true' })
      .map((each) => each.attribute('name'));
  const missing = await page.send(form(page), {});
  expect(missing.path).toMatch(/date=$/);
  expect(marked(missing)).toEqual(['nationality', 'date']);
  expect(missing.robots).toContain('noindex');

  const answers = { nationality: 'KE', procedure: 'knee-replacement', date: '2026-01-15' };
  const past = await page.send(form(page), answers);
  expect(past.main.text).toContain('This day has passed.');
  expect(marked(past)).toEqual(['date']);
  expect(form(past).fields).toEqual(answers);
  expect(past.main.all('input', { type: 'checkbox' })).toHaveLength(0);

  const list = await past.send(form(past), { date: ARRIVAL });
  expect(line(list, 'Apply for the e-Medical visa')).toContain(`by ${words(inDays(96))}`);
  expect(line(list, 'Joint or spine: X-rays and MRI')).not.toBe('');
  expect(list.main.text).toContain('Days in India by our price list: 18 to 21');
  expect(list.main.text).toContain(`0 of ${list.main.all('input', { type: 'checkbox' }).length} done`);
  expect(list.main.text).toContain('Kenya, Total knee replacement, arriving');
  for (const name of ['Passport and visa', 'Medical papers', 'Money', 'Packing', 'On arrival', 'Before flying home'])
    expect(list.named(name).all('input', { type: 'checkbox' }).length, name).toBeGreaterThan(0);

  const nepal = await list.send(form(list), { nationality: 'NP' });
  expect(line(nepal, 'Check your route')).toContain('citizens of Nepal need no visa');
  const undecided = await list.send(form(list), { nationality: 'BD', procedure: '' });
  expect(line(undecided, 'Apply for a medical visa at an Indian mission')).toContain(`by ${words(inDays(58))}`);
  expect(undecided.main.text).toContain('We do not know yet how many days you will stay');
  const late = await list.send(form(list), { date: inDays(2) });
  expect(late.main.text).toContain('It is too late to apply for the e-Medical visa for this date.');
  expect(line(late, 'Apply for the e-Medical visa')).toContain('was due by');
});
