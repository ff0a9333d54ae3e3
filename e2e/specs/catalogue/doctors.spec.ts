import { expect, test } from '../../harness/fixtures.ts';
import { CataloguePage } from '../../pages/catalogue-page.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const DOCTOR = '/doctors/0190a000-0000-7000-8000-000600000002';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
  });

  test('a problem in plain words leads to a doctor who speaks Arabic', async ({ page }) => {
    const find = new CataloguePage(page);
    await find.open('/find-doctors');
    await page.getByRole('searchbox', { name: 'The problem, or the treatment' }).fill('knee replacement');
    await page.getByRole('button', { name: 'Find doctors' }).click();
    await expect(page).toHaveURL('/find-doctors?q=knee+replacement');
    await page.getByRole('link', { name: 'Knee replacement', exact: true }).click();
    await expect(page).toHaveURL(/\/doctors\?treatment_id=/);
    await find.open(`${page.url()}&language=Arabic&city=chennai`);
    await expect(page.getByRole('paragraph').filter({ hasText: /^Knee replacement:/ })).toContainText(
      'days in hospital',
    );
    const count = await find.cards.count();
    expect(count).toBeGreaterThan(0);
    for (const card of await find.cards.all()) {
      await expect(card).toContainText('Arabic');
      await expect(card).toContainText('Chennai');
      await expect(card).toContainText(/Treats\s*Knee replacement/);
      await expect(card).toContainText(/Registered\s*SAMPLE-\d+, Medical council of Tamil Nadu \(sample\)/);
    }
    const name = await find.cards.first().getByRole('heading').textContent();
    await find.cards.first().getByRole('heading').getByRole('link').click();
    await expect(new SiteFrame(page).heading).toHaveText(name ?? '');
    await expect(find.section('Registration and qualifications')).toContainText(/SAMPLE-\d+/);
    await expect(find.section('What this doctor treats')).toContainText(/\$\d/);
  });

  test('every listed problem finds a doctor', async ({ page, site }) => {
    await page.goto('/find-doctors');
    const problems = await page.getByRole('region', { name: 'Common problems' }).getByRole('link').allTextContents();
    expect(problems.length).toBeGreaterThan(15);
    for (const problem of problems) {
      const answer = await fetch(`${site.origin}/api/doctors?limit=1&q=${encodeURIComponent(problem)}`);
      const { total } = (await answer.json()) as { total: number };
      expect(total, problem).toBeGreaterThan(0);
    }
  });

  test('a doctor’s page has structured data', async ({ page }) => {
    const doctor = new CataloguePage(page);
    await doctor.open(DOCTOR);
    const [data] = await doctor.structuredData('Physician');
    expect(data?.['name']).toBe(await new SiteFrame(page).heading.textContent());
    expect(data?.['identifier']).toMatch(/^SAMPLE-/);
    expect(await doctor.structuredData('BreadcrumbList')).toHaveLength(1);
  });
});

test('the doctors of a hospital are listed under its name', async ({ page }) => {
  const list = new CataloguePage(page);
  await list.open('/doctors?hospital_id=0190a000-0000-7000-8000-000800000002');
  await expect(page.getByRole('link', { name: 'Remove Nine Wells Joint Hospital' })).toBeVisible();
  for (const card of await list.cards.all()) await expect(card).toContainText('Nine Wells Joint Hospital');
});

test('ticking a language filters the list', async ({ page }) => {
  const list = new CataloguePage(page);
  await list.open('/doctors');
  await page.getByRole('checkbox', { name: /^Arabic/ }).click();
  await expect(page).toHaveURL('/doctors?language=Arabic');
  await expect(list.cards.first()).toContainText('Arabic');
});
