import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';
import { fullName, demoPerson } from '../../harness/people.ts';

// The form is in page-forms.test.tsx and support-form-model.test.ts.
test('the link in the mail of a request shows it and its answer, to nobody else', async ({ request, site }) => {
  const person = demoPerson('Khadija');
  await site.api.submit('support-request', {
    topic: 'flights',
    name: fullName(person),
    email: person.email,
    message: 'Our flight was moved by a day.',
  });
  const item = await site.api.request(person.email);
  expect(item).toMatchObject({ kind: 'contact', payload: { topic: 'Flights' } });
  const link = /http\S+\/support\?request=\S+/.exec((await site.mail.waitFor(person.email)).text)?.[0] ?? '';
  expect(link).toContain(site.origin);
  const page = await ServedPage.open(request, link);
  expect(page.title).toMatch(/^Your request AY-\w{6}$/);
  expect(page.main.text).toContain('Received. No one is working on it yet');
  expect(page.main.text).toContain('Our flight was moved by a day.');
  expect(page.robots).toBe('noindex');
  expect(page.one('link', { rel: 'canonical' }).attribute('href')).not.toContain('request');
  await site.api.as('ayana_staff', 'POST', `/inbox/${item.id}/claim`);
  await site.api.as('ayana_staff', 'POST', `/inbox/${item.id}/replies`, { message: 'Tell us the new number.' });
  expect((await ServedPage.open(request, link)).named('Our answers').text).toContain('Tell us the new number.');

  const forged = await ServedPage.open(request, '/support?request=019a0000-0000-7000-8000-000000000000.forged');
  expect(forged.main.text).toContain('We cannot find this request');
  expect(forged.all('form', { id: 'form-support' })).toHaveLength(1);
});

test('each of the five support pages opens at its topic, and has its own content', async ({ request }) => {
  const seen = new Set<string>();
  for (const [path, topic, value, heading] of [
    ['/services/document-management', 'Documents and reports', 'documents', 'What to send first'],
    ['/services/flight-booking', 'Flights', 'flights', 'What the airline wants to know'],
    ['/services/accommodation', 'Accommodation', 'accommodation', 'For which nights you need a room'],
    ['/services/transportation', 'Transport in India', 'transport', 'The day you arrive'],
    ['/services/case-management', 'Your case and your case manager', 'case_management', 'Who your case manager is'],
  ] as const) {
    const page = await ServedPage.open(request, path);
    expect(page.title).toBe(topic);
    const open = page.main.all('details', { open: '' });
    expect(open.map((each) => each.all('*', { id: value }).length + Number(each.attribute('id') === value))).toEqual([
      1,
    ]);
    expect(page.one('form', { id: 'form-support' }).fields, path).toMatchObject({ topic: value });
    seen.add(page.named(heading).text);
  }
  expect(seen.size).toBe(5);
});
