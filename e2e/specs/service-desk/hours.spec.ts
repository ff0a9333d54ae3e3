/** The desk's working hours and holidays. The days are years ahead, so that no other test's target times move. */
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const PATH = '/admin/service-catalog/working-hours';

interface Hours {
  zone: string;
  weekdays: number[];
  opens: number;
  closes: number;
  holidays: string[];
  version: number;
}

test('a holiday is chosen by keyboard and saved; hours without a day, or that end before they begin, are refused', async ({
  signedIn,
  site,
}) => {
  test.slow();
  const month = '2031-05';
  const page = await signedIn('admin', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  // The month it shows is the one of today, so the clock of the page is moved, not that of the site.
  await page.clock.setFixedTime(new Date(`${month}-10T08:00:00Z`));
  await page.goto('/admin/service-catalog');
  await page.getByRole('link', { name: 'Working hours' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('table', { name: 'The week' }).getByRole('row', { name: /Monday/ })).toContainText(
    '09:00 to 18:00',
  );
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);

  const day = page.getByRole('button', { name: /^\w+, 12 / });
  await day.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Holidays from today' })).toContainText('13');
  await expect(page.getByText('Changes are not saved yet.')).toBeVisible();
  // What is chosen survives a reload.
  await page.reload();
  await expect(page.getByRole('button', { name: /^\w+, 13 .*, holiday$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('The hours are saved')).toBeVisible();
  const { holidays } = await site.api.as<Hours>('ayana_staff', 'GET', '/service-calendar');
  expect(holidays).toContain(`${month}-13`);

  await page.getByRole('button', { name: /^Remove .* 13 / }).click();
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect
    .poll(async () => (await site.api.as<Hours>('ayana_staff', 'GET', '/service-calendar')).holidays)
    .not.toContain(`${month}-13`);

  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await page.getByRole('checkbox', { name }).uncheck();
  await page.getByLabel('Closes').fill('08:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Choose at least one working day.')).toBeVisible();
  await expect(page.getByText('The desk must close after it opens.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'The week' }).getByRole('row', { name: /Monday/ })).toContainText(
    'Closed',
  );
});
