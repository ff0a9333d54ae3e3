import { expect, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

// Ticking a filter of the list is in list-cards.spec.ts.
test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a problem in plain words leads to a doctor who speaks Arabic, and every listed problem finds one', async ({
    page,
    request,
    faults,
  }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
    const find = new CataloguePage(page);
    await find.open('/find-doctors');
    const problems = await page.getByRole('region', { name: 'Common problems' }).getByRole('link').allTextContents();
    expect(problems.length).toBeGreaterThan(15);
    for (const problem of problems) {
      const answer = await request.get(`/api/doctors?limit=1&q=${encodeURIComponent(problem)}`);
      const { total } = (await answer.json()) as { total: number };
      expect(total, problem).toBeGreaterThan(0);
    }

    await page.getByRole('searchbox', { name: 'The problem, or the treatment' }).fill('knee replacement');
    await page.getByRole('button', { name: 'Find doctors' }).click();
    await expect(page).toHaveURL('/find-doctors?q=knee+replacement');
    await page.getByRole('link', { name: 'Knee replacement', exact: true }).click();
    await expect(page).toHaveURL(/\/doctors\?treatment_id=/);
    await find.open(`${page.url()}&language=Arabic&city=chennai`);
    await expect(page.getByRole('paragraph').filter({ hasText: /^Knee replacement:/ })).toContainText(
      'days in hospital',
    );
    const cards = await find.cards.allTextContents();
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards)
      for (const said of [
        'Arabic',
        'Chennai',
        /Treats\s*Knee replacement/,
        /Registered\s*SAMPLE-\d+, Medical council of Tamil Nadu \(sample\)/,
      ])
        expect(card).toMatch(said);
    const name = (await find.cards.first().getByRole('heading').textContent()) ?? '';
    await find.cards.first().getByRole('heading').getByRole('link').click();
    await expect(new SiteFrame(page).heading).toHaveText(name);
    await expect(find.section('Registration and qualifications')).toContainText(/SAMPLE-\d+/);
    await expect(find.section('What this doctor treats')).toContainText(/\$\d/);
    const things = await structuredData(request, new URL(page.url()).pathname);
    expect(things.find((thing) => thing['@type'] === 'Physician')).toMatchObject({
      name,
      identifier: expect.stringMatching(/^SAMPLE-/),
    });
    expect(things.filter((thing) => thing['@type'] === 'BreadcrumbList')).toHaveLength(1);

    await find.open('/doctors?hospital_id=0190a000-0000-7000-8000-000800000002');
    await expect(page.getByRole('link', { name: 'Remove Nine Wells Joint Hospital' })).toBeVisible();
    for (const card of await find.cards.allTextContents()) expect(card).toContain('Nine Wells Joint Hospital');
  });
});
