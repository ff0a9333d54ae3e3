import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolationsAt, structuredData } from '../../harness/page-checks.ts';
import { FaqPage } from '../../pages/faq-page.ts';

test('a link opens its answer, a user votes once and says what was missing, and questions are found while typing, also misspelt', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faq = new FaqPage(page);
  await faq.open('#refunds');
  const refunds = faq.entry('Do I get my deposit back');
  await expect(refunds).toHaveAttribute('open', '');
  await expect(
    refunds.getByText('That depends on the hospital’s terms').or(refunds.getByText("the hospital's terms")),
  ).toBeInViewport();
  const entry = faq.entry('Can I pay by card');
  await expect(entry).not.toHaveAttribute('open', '');
  await page.evaluate(() => (location.hash = '#pay-by-card'));
  await expect(entry).toHaveAttribute('open', '');

  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/votes')) answers.push(response.status());
  });
  await entry.getByRole('button', { name: 'No' }).click();
  const remark = entry.getByRole('textbox', { name: /What was missing/ });
  await expect(remark).toBeFocused();
  await expect(entry.getByRole('button', { name: 'No' })).toHaveCount(0);
  await hasNoAxeViolationsAt(page);
  await remark.fill('Which cards exactly?');
  await entry.getByRole('button', { name: 'Send' }).click();
  await expect(entry.getByRole('status')).toContainText('Thank you.');
  await expect(remark).toHaveCount(0);
  expect(answers).toEqual([201, 201]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.endsWith('ayana_voter'))).toEqual([
    expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/api/faq-entries' }),
  ]);

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

test('without JavaScript questions are searched and read, without votes; all of them are in the structured data', async ({
  request,
}) => {
  const html = await (await request.get('/faq?q=deposit')).text();
  const [, main = ''] = /<main(.*)<\/main>/s.exec(html) ?? [];
  expect(main).toMatch(/<input[^>]* name="q"/);
  expect(main).toContain('for “deposit”');
  const [, refunds = ''] =
    /(<details[^>]*>(?:(?!<\/details>).)*Do I get my deposit back.*?<\/details>)/s.exec(main) ?? [];
  expect(refunds).toContain('ask for them in writing before you pay');
  expect(refunds).not.toContain('<button');

  const things = await structuredData(request, '/faq');
  const page = things.find((thing) => thing['@type'] === 'FAQPage') as {
    mainEntity: { acceptedAnswer: { text: string } }[];
  };
  expect(page.mainEntity.length).toBeGreaterThanOrEqual(40);
  for (const { acceptedAnswer } of page.mainEntity) expect(acceptedAnswer.text.length).toBeGreaterThan(30);
});
