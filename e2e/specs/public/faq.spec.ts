import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';

// Votes and the search while typing are in faq-page.test.tsx.
test('questions are found also misspelt; where nothing is, a person is asked', async ({ request }) => {
  const all = (await ServedPage.open(request, '/faq')).main.all('details').length;
  expect(all).toBeGreaterThanOrEqual(40);
  const found = await ServedPage.open(request, '/faq?q=intrepreter');
  expect(found.main.text).toContain('for “intrepreter”');
  const questions = found.main.all('summary').map(({ text }) => text);
  expect(questions).toContain('Will there be an interpreter?');
  expect(questions.length).toBeLessThan(all);
  const none = await ServedPage.open(request, '/faq?q=zzqxv');
  expect(none.main.text).toContain('Nothing found for “zzqxv”');
  expect(none.main.link('Ask us')).toBe('/contact');
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
