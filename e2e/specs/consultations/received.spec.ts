import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';

test('an unknown number gets the same page as any other; an invalid one gets help', async ({ request }) => {
  const unknown = await (await request.get('/consultation/received/AY-ZZZZZZ')).text();
  expect(unknown).toMatch(/<h1[^>]*>Your consultation is requested</);
  const invalid = await (await request.get('/consultation/received/AY-12')).text();
  expect(invalid).toMatch(/<h1[^>]*>We cannot read this number</);
  expect(invalid).toMatch(/<a[^>]* href="\/consultation"[^>]*>free consultation form</);
});

// Its steps and what it keeps are in consultation-dialogs.test.tsx; that it is sent, in forms-without-javascript.spec.ts.
test('the form as a page has two steps, of which the first is shown', async ({ request }) => {
  const { main } = await ServedPage.open(request, '/consultation');
  const form = main.one('form', { id: 'form-consultation' });
  expect(form.text).toMatch(/Step 1 of 2.*Step 2 of 2/);
});
