import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';

// Ticking a filter of the list is in list-cards.spec.ts.
test('a problem in plain words leads to a doctor who speaks Arabic, and every listed problem finds one', async ({
  request,
}) => {
  const find = await ServedPage.open(request, '/find-doctors');
  const problems = find.named('Common problems').links.map(([text]) => text);
  expect(problems.length).toBeGreaterThan(15);
  for (const problem of problems) {
    const answer = await request.get(`/api/doctors?limit=1&q=${encodeURIComponent(problem)}`);
    const { total } = (await answer.json()) as { total: number };
    expect(total, problem).toBeGreaterThan(0);
  }

  const form = find.main.all('form').find((each) => each.text.includes('Find doctors')) ?? find.main.one('form');
  const found = await find.send(form, { q: 'knee replacement' });
  expect(found.path).toBe('/find-doctors?q=knee+replacement');
  const list = await found.go(`${found.main.link('Knee replacement')}&language=Arabic&city=chennai`);
  expect(list.path).toMatch(/\/doctors\?treatment_id=/);
  expect(list.main.one('p', { text: /^Knee replacement:/ }).text).toContain('days in hospital');
  const cards = list.main.all('article');
  expect(cards.length).toBeGreaterThan(0);
  for (const { text } of cards)
    for (const said of [
      'Arabic',
      'Chennai',
      /Treats\s*Knee replacement/,
      /Registered\s*SAMPLE-\d+, Medical council of Tamil Nadu \(sample\)/,
    ])
      expect(text).toMatch(said);
  const [name, href] = cards[0]?.links.find(([, to]) => /^\/doctors\/[0-9a-f-]+$/.test(to)) ?? ['', ''];
  const doctor = await list.go(href);
  expect(doctor.title).toBe(name);
  expect(doctor.named('Registration and qualifications').text).toMatch(/SAMPLE-\d+/);
  expect(doctor.named('What this doctor treats').text).toMatch(/\$\d/);
  const things = await structuredData(request, doctor.path);
  expect(things.find((thing) => thing['@type'] === 'Physician')).toMatchObject({
    name,
    identifier: expect.stringMatching(/^SAMPLE-/),
  });
  expect(things.filter((thing) => thing['@type'] === 'BreadcrumbList')).toHaveLength(1);

  const own = await ServedPage.open(request, '/doctors?hospital_id=0190a000-0000-7000-8000-000800000002');
  expect(
    own.main.all('a', { 'aria-label': 'Remove Nine Wells Joint Hospital' }).length +
      own.main.all('a', { text: /Remove.*Nine Wells Joint Hospital|Nine Wells Joint Hospital.*Remove/ }).length,
  ).toBeGreaterThan(0);
  for (const { text } of own.main.all('article')) expect(text).toContain('Nine Wells Joint Hospital');
});
