import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { SiteFrame } from '../../pages/site-frame.ts';
import { TravelChecklistPage } from '../../pages/travel-checklist-page.ts';

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(new Date().getTime() + days * DAY).toISOString().slice(0, 10);
const words = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );

const ARRIVAL = inDays(100);
const KNEE = { nationality: 'KE', procedure: 'knee-replacement', date: ARRIVAL };

test('what is missing or past is marked; three answers make a list with due dates, whose ticks survive a reload, and which is printed alone', async ({
  page,
}) => {
  const checklist = new TravelChecklistPage(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await checklist.open();
  await checklist.make.click();
  await expect(page).toHaveURL(/date=$/);
  await expect(checklist.nationality).toHaveAttribute('aria-invalid', 'true');
  await expect(checklist.date).toHaveAttribute('aria-invalid', 'true');

  await checklist.open({ ...KNEE, date: '2026-01-15' });
  await expect(page.getByText('This day has passed.')).toBeVisible();
  await expect(checklist.date).toHaveAttribute('aria-invalid', 'true');
  await expect(checklist.nationality).toHaveValue('KE');
  await expect(checklist.ticks).toHaveCount(0);
  await hasNoAxeViolationsAt(page);

  await checklist.nationality.selectOption('Kenya');
  await checklist.procedure.selectOption('Total knee replacement');
  await checklist.date.fill(ARRIVAL);
  await checklist.make.click();
  await expect(page).toHaveURL(`/travel-checklist?${new URLSearchParams(KNEE).toString()}`);
  await expect(checklist.line('Apply for the e-Medical visa')).toContainText(`by ${words(inDays(96))}`);
  await expect(checklist.line('Joint or spine: X-rays and MRI')).toBeVisible();
  await expect(page.getByText('Days in India by our price list: 18 to 21')).toBeVisible();

  const all = await checklist.ticks.count();
  await expect(checklist.progress).toHaveText(`0 of ${all} done`);
  await checklist.tick('Get the hospital’s visa letter').check();
  await checklist.tick('Copies of everything').check();
  await expect(checklist.progress).toHaveText(`2 of ${all} done`);
  await page.reload();
  await expect(checklist.progress).toHaveText(`2 of ${all} done`);
  await expect(checklist.tick('Copies of everything')).toBeChecked();
  await checklist.tick('Copies of everything').uncheck();
  await expect(checklist.progress).toHaveText(`1 of ${all} done`);

  await checklist.nationality.selectOption('Nepal');
  await checklist.make.click();
  await expect(checklist.line('Check your route')).toContainText('citizens of Nepal need no visa');
  await expect(checklist.progress).toHaveText(/^0 of/);
  await page.goBack();
  await expect(checklist.progress).toHaveText(`1 of ${all} done`);
  await page.getByRole('button', { name: 'Clear all ticks' }).click();
  await expect(checklist.progress).toHaveText(`0 of ${all} done`);

  await checklist.tick('Copies of everything').check();
  await page.emulateMedia({ media: 'print' });
  const frame = new SiteFrame(page);
  await expect(frame.heading).toHaveText('Travel checklist');
  await expect(page.getByText('Kenya, Total knee replacement, arriving')).toBeVisible();
  for (const name of ['Passport and visa', 'Medical papers', 'Money', 'Packing', 'On arrival', 'Before flying home'])
    await expect(checklist.section(name)).toBeVisible();
  await expect(checklist.tick('Copies of everything')).toBeChecked();
  await expect(frame.footer).toBeHidden();
  await expect(checklist.make).toBeHidden();
  await expect(page.getByRole('button', { name: /Print/ })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await checklist.open({ ...KNEE, date: inDays(2) });
  await expect(page.getByText('It is too late to apply for the e-Medical visa for this date.')).toBeVisible();
  await expect(checklist.line('Apply for the e-Medical visa')).toContainText('was due by');
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [360]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form creates the list', async ({ page, faults }) => {
    faults.allow(/^csp GET .*\.js$/);
    const checklist = new TravelChecklistPage(page);
    await checklist.open();
    await checklist.nationality.selectOption('Bangladesh');
    await checklist.date.fill(ARRIVAL);
    await checklist.make.click();
    await expect(page).toHaveURL(`/travel-checklist?nationality=BD&procedure=&date=${ARRIVAL}`);
    await expect(checklist.line('Apply for a medical visa at an Indian mission')).toContainText(
      `by ${words(inDays(58))}`,
    );
    await expect(page.getByText('We do not know yet how many days you will stay')).toBeVisible();
    await checklist.tick('Copies of everything').check();
  });
});
