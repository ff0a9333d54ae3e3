import { expect, test } from '../../harness/fixtures.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';

const TWO = ['0190a000-0000-7000-8000-000800000001', '0190a000-0000-7000-8000-000800000002'] as const;
const HOSPITALS = `/compare?hospitals=${TWO.join(',')}`;
const DOCTORS = '/compare?doctors=0190a000-0000-7000-8000-000600000002,0190a000-0000-7000-8000-000600000036';

test('hospitals are chosen from the list, at most three, and two are shown side by side, also after a reload', async ({
  page,
}) => {
  const catalogue = new CataloguePage(page);
  await catalogue.open('/hospitals?city=chennai');
  // Choosing needs hydration: the list is a lazy page, which hydrates with the first activity.
  await page.mouse.move(200, 200, { steps: 3 });
  await catalogue.compare('Tamarind Steps Hospital').click();
  await catalogue.compare('Nine Wells Joint Hospital').click();
  await catalogue.compare('Lantern Bay Hospital').click();
  await expect(
    catalogue.card('Blue Oleander Hospital').getByRole('link', { name: 'You chose three hospitals. Compare them' }),
  ).toBeVisible();
  await catalogue
    .card('Lantern Bay Hospital')
    .getByRole('button', { name: /^Added to compare/ })
    .click();
  await page.getByRole('link', { name: 'Compare 2 hospitals' }).first().click();
  await expect(page).toHaveURL(HOSPITALS);
  await expect(catalogue.table.getByRole('columnheader')).toHaveCount(2);
  await expect(catalogue.line(/^Knee replacement, price/)).toContainText('from the lowest price');
  await expect(catalogue.line(/^Beds/)).toContainText('the most beds');
  await expect(catalogue.line(/^City/)).toContainText('the same for all');
  await page.reload();
  await expect(catalogue.table.getByRole('columnheader')).toHaveCount(2);
  await catalogue.open('/compare');
  await expect(page).toHaveURL(HOSPITALS);
  await page.getByRole('link', { name: 'Remove Tamarind Steps Hospital' }).click();
  await expect(catalogue.table.getByRole('columnheader')).toHaveCount(1);
  await page.getByRole('link', { name: 'Remove Nine Wells Joint Hospital' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared URL shows the same comparison, and says that it left out an unknown item', async ({
    page,
    faults,
  }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
    const catalogue = new CataloguePage(page);
    await catalogue.open(`${HOSPITALS},0190a000-0000-7000-8000-000800000999`);
    await expect(page.getByText('We left one out')).toBeVisible();
    await expect(catalogue.table.getByRole('columnheader')).toHaveCount(2);
    await catalogue.open(DOCTORS);
    await expect(catalogue.line(/^Languages/)).toContainText('only this one:');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});
