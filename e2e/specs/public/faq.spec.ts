import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolationsAt, structuredData } from '../../harness/page-checks.ts';
import { FaqPage } from '../../pages/faq-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

test('questions are found while typing, also with spelling mistakes', async ({ page }) => {
  const faq = new FaqPage(page);
  await faq.open();
  const all = await faq.entries.count();
  expect(all).toBeGreaterThanOrEqual(40);
  await faq.search.pressSequentially('intrepreter', { delay: 20 });
  await expect(page).toHaveURL('/faq?q=intrepreter');
  await expect(faq.status).toContainText('for “intrepreter”');
  await expect(faq.entry('Will there be an interpreter?')).toBeVisible();
  expect(await faq.entries.count()).toBeLessThan(all);
  await expect(faq.search).toBeFocused();
  await faq.search.fill('zzqxv');
  await expect(faq.status).toHaveText('Nothing found for “zzqxv”');
  await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' }).first()).toBeVisible();
  await faq.all.click();
  await expect(faq.entries).toHaveCount(all);
  await expect(faq.search).toHaveValue('');
});

test('a link to a question opens its answer, on arrival and on the page', async ({ page }) => {
  const faq = new FaqPage(page);
  await faq.open('#refunds');
  const refunds = faq.entry('Do I get my deposit back');
  await expect(refunds).toHaveAttribute('open', '');
  await expect(
    refunds.getByText('That depends on the hospital’s terms').or(refunds.getByText("the hospital's terms")),
  ).toBeInViewport();
  await expect(faq.entry('Which visa do I need?')).not.toHaveAttribute('open', '');
  await page.evaluate(() => (location.hash = '#which-visa'));
  await expect(faq.entry('Which visa do I need?')).toHaveAttribute('open', '');
});

test('a user votes once whether an answer helped, and says what was missing', async ({ page }) => {
  const faq = new FaqPage(page);
  await faq.open('#pay-by-card');
  const entry = faq.entry('Can I pay by card');
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/votes')) answers.push(response.status());
  });
  await entry.getByRole('button', { name: 'No' }).click();
  const remark = entry.getByRole('textbox', { name: /What was missing/ });
  await expect(remark).toBeFocused();
  await expect(entry.getByRole('button', { name: 'No' })).toHaveCount(0);
  await remark.fill('Which cards exactly?');
  await entry.getByRole('button', { name: 'Send' }).click();
  await expect(entry.getByRole('status')).toContainText('Thank you.');
  await expect(remark).toHaveCount(0);
  expect(answers).toEqual([201, 201]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.endsWith('ayana_voter'))).toEqual([
    expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/api/faq-entries' }),
  ]);
});

test('the page has structured data', async ({ request }) => {
  const things = await structuredData(request, '/faq');
  const page = things.find((thing) => thing['@type'] === 'FAQPage') as {
    mainEntity: { acceptedAnswer: { text: string } }[];
  };
  expect(page.mainEntity.length).toBeGreaterThanOrEqual(40);
  for (const { acceptedAnswer } of page.mainEntity) expect(acceptedAnswer.text.length).toBeGreaterThan(30);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => faults.allow(/^csp GET .*\.js$/));

  test('questions are searched, unfolded and read', async ({ page }) => {
    const faq = new FaqPage(page);
    await faq.open();
    await faq.search.fill('deposit');
    await faq.searchButton.click();
    await expect(page).toHaveURL('/faq?q=deposit');
    await expect(faq.status).toContainText('for “deposit”');
    const entry = faq.entry('Do I get my deposit back');
    await entry.locator('summary').click();
    await expect(entry.getByText('ask for them in writing before you pay')).toBeVisible();
    await expect(entry.getByRole('button')).toHaveCount(0);
  });
});

test.describe('layout and accessibility', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('by axe at 390 and 1440', async ({ page }) => {
    const faq = new FaqPage(page);
    await faq.open('#interpreter');
    await expect(faq.entry('Will there be an interpreter?')).toHaveAttribute('open', '');
    await hasNoAxeViolationsAt(page);
    await faq.entry('Will there be an interpreter?').getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('textbox', { name: /What helped/ })).toBeVisible();
    await hasNoAxeViolationsAt(page);
    await faq.open('?q=zzqxv');
    await expect(new SiteFrame(page).heading).toBeVisible();
    await hasNoAxeViolationsAt(page);
  });
});
