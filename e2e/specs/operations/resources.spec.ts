/** What is needed is found, committed, sent and released; at two places at once it is refused, in words. */
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const PATH = '/admin/resource-mobilization';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Named {
  id: string;
}

test('an ambulance goes to one place, and not to a second', async ({ faults, signedIn, site }) => {
  faults.expect(/409 POST .*resource-commitments/);
  const mark = `${Date.now()}`;
  const staff = <Answer>(method: string, path: string, body?: unknown): Promise<Answer> =>
    site.api.as<Answer>('ayana_staff', method, path, body);
  const { items: cities } = await staff<{ items: { id: string; name: string }[] }>('GET', '/cities');
  const city_id = cities.find(({ name }) => name === 'Pune')?.id;
  const ambulance = `Ambulance ${mark}`;
  await staff<Named>('POST', '/resources', { kind: 'ambulance', name: ambulance, city_id, capacity: 1 });
  const hour = 60 * 60_000;
  const until_at = new Date(Date.now() + 6 * hour).toISOString();
  const other = await staff<Named>('POST', '/resource-needs', {
    kind: 'ambulance',
    title: `Another call ${mark}`,
    city_id,
    quantity: 1,
    from_at: new Date(Date.now() - hour).toISOString(),
    until_at,
  });

  const page = await signedIn('ayana_staff', { viewport: { width: 390, height: 900 } });
  await page.goto(PATH);
  await expect(page.getByRole('list', { name: 'Resources and open needs by city' })).toContainText('Pune');
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);
  await page.getByRole('button', { name: 'New need' }).click();
  const dialog = page.getByRole('dialog', { name: 'New need' });
  await dialog.getByRole('combobox', { name: 'Kind' }).selectOption('ambulance');
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(dialog.getByText('Please say what it is for.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'What for' }).fill(`From the hotel ${mark}`);
  await dialog.getByRole('searchbox', { name: 'City' }).fill('Pune');
  await dialog.getByRole('list').getByRole('button').filter({ hasText: 'Pune' }).click();
  await dialog.getByRole('button', { name: 'Ask for it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `From the hotel ${mark}` })).toBeVisible();

  const offer = async (): Promise<void> => {
    await page.getByRole('button', { name: `Offer ${ambulance}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Offer it' }).click();
    await expect(page.getByRole('button', { name: 'Commit' })).toBeVisible();
  };
  await offer();
  await page.getByRole('button', { name: 'Commit' }).click();
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('On the way', { exact: true })).toBeVisible();
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);

  await page.goto(`${PATH}/needs/${other.id}`);
  await offer();
  await page.getByRole('button', { name: 'Commit' }).click();
  await expect(page.getByRole('alert')).toContainText('It is at another place in this time.');
  await page.getByRole('link', { name: ambulance }).click();
  await expect(page.getByRole('heading', { level: 1, name: ambulance })).toBeVisible();
  await page.getByRole('link', { name: `Now: From the hotel ${mark}` }).click();
  await page.getByRole('button', { name: 'It has arrived' }).click();
  await expect(page.getByText('Arrived', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText('Released', { exact: true })).toBeVisible();

  await page.goto(`${PATH}/needs/${other.id}`);
  await page.getByRole('button', { name: 'Commit' }).click();
  await expect(page.getByText('As much is committed as is needed.')).toBeVisible();
  await test.info().attach('page', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
});
