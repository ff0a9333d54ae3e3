import { JOURNEY_STAGES, JOURNEY_STEPS } from '@ayana/contracts/journey';

import { expect, type Site, test } from '../../harness/fixtures.ts';
import { SpecialityPage } from '../../pages/speciality-page.ts';
import { FreeConsultationDialog, VideoConsultationDialog } from '../../pages/consultation-dialogs.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

interface Treatment {
  readonly name: string;
  readonly plain_name: string | null;
  readonly india_usd_min: number;
  readonly us_usd_min: number | null;
}

const SPECIALITIES = [
  ['/services/cardiology', 'Heart treatment in India', ['Cardiac']],
  ['/services/orthopedic', 'Joint and spine surgery in India', ['Orthopaedics', 'Spine']],
  ['/services/oncology', 'Cancer treatment in India', ['Oncology']],
] as const;

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test.beforeEach(({ faults }) => {
    // Without JavaScript the browser refuses script preloads.
    faults.allow(/^csp GET .*\.js$/);
  });

  test('a speciality has the prices of the API, risks, hospitals and doctors, and its questions in its data', async ({
    page,
    site,
  }) => {
    const care = new SpecialityPage(page);
    for (const [path, title, categories] of SPECIALITIES) {
      await care.open(path);
      await expect(new SiteFrame(page).heading).toHaveText(title);
      for (const category of categories) await showsPrices(care, site, category);
      await expect(care.section('What can go wrong')).toBeVisible();
      await expect(care.section('Sources').getByRole('link').first()).toHaveAttribute('href', /^https:/);
      const people = care.section('Hospitals and doctors');
      await expect(people.locator('a[href^="/hospital/"]')).toHaveCount(4);
      expect(await people.locator('a[href^="/doctors/"]').count()).toBeGreaterThan(2);
      const asked = await care.section('Questions people ask').locator('summary').allTextContents();
      const [faq] = await care.structuredData('FAQPage');
      expect(faq?.['mainEntity']).toEqual(asked.map((name) => expect.objectContaining({ name })));
      await isReviewed(care, path);
    }
  });

  test('the journey leads from the overview through its five parts, each with its stages and its medical review', async ({
    page,
  }) => {
    const care = new SpecialityPage(page);
    await care.open('/services/video-consultation');
    await isReviewed(care, 'the video consultation');
    await care.open('/services/patient-journey');
    await isReviewed(care, 'the overview');
    for (const step of JOURNEY_STEPS) {
      await expect(page.locator(`main a[href="/treatment-journey/${step}"]`).first()).toBeVisible();
    }
    await page.locator('main a[href="/treatment-journey/consultation"]').first().click();
    for (const step of JOURNEY_STEPS) {
      await expect(page).toHaveURL(`/treatment-journey/${step}`);
      const headings = await page.getByRole('heading', { level: 3 }).allTextContents();
      for (const { number, label } of JOURNEY_STAGES.filter((stage) => stage.step === step))
        expect(headings).toContain(`${number}. ${label}`);
      await isReviewed(care, step);
      await page.getByRole('navigation', { name: 'The parts of the journey' }).getByRole('link').last().click();
    }
    await expect(page).toHaveURL('/services/patient-journey');
  });
});

test('the consultation dialog opens from a speciality, a part of the journey, a city, and a treatment, which is chosen', async ({
  page,
}) => {
  const care = new SpecialityPage(page);
  const consultation = new FreeConsultationDialog(page);
  for (const path of ['/services/cardiology', '/treatment-journey/planning']) {
    await care.open(path);
    await care.ask.last().click();
    await expect(consultation.dialog).toBeVisible();
  }
  await care.open('/destinations/vellore');
  await page.getByRole('link', { name: 'Ask about Vellore, free' }).first().click();
  await expect(consultation.dialog).toBeVisible();
  await care.open('/treatments/whipple');
  await page.getByRole('link', { name: 'Ask for a free plan for this treatment' }).first().click();
  await expect(consultation.field('Procedure')).toHaveValue('Whipple operation (pancreas)');
});

test('the video page shows a time in the visitor’s zone and in India’s, and opens the booking', async ({ page }) => {
  const care = new SpecialityPage(page);
  await care.open('/services/video-consultation');
  // A lazy page: it knows the visitor's zone after the first activity.
  await page.mouse.move(200, 200, { steps: 3 });
  const times = care.section('Your time and India’s time');
  await expect(times).toContainText('Your time, Nairobi');
  await expect(times).toContainText('10:00 to 10:45');
  await expect(times).toContainText('12:30 to 13:15');
  await care.bookVideo.first().click();
  await expect(new VideoConsultationDialog(page).dialog).toBeVisible();
});

/** Every treatment of a category is in the page with the prices of the API. */
async function showsPrices(care: SpecialityPage, site: Site, category: string): Promise<void> {
  const answer = await fetch(`${site.origin}/api/treatments?category=${category}&limit=200`);
  const { items } = (await answer.json()) as { items: Treatment[] };
  expect(items.length).toBeGreaterThan(2);
  const rows = await care.prices.evaluateAll((all) =>
    all.map((row) => [row.querySelector('h2, h3, h4')?.textContent, row.textContent] as const),
  );
  const texts = new Map(rows);
  for (const { name, plain_name, india_usd_min, us_usd_min } of items) {
    const text = texts.get(plain_name ?? name);
    expect(text, name).toContain(dollars(india_usd_min));
    expect(text, name).toContain(us_usd_min === null ? 'no price found' : dollars(us_usd_min));
  }
}

/** The page names its medical review, and its data the day. */
async function isReviewed(care: SpecialityPage, path: string): Promise<void> {
  await expect(
    care.page.getByText(/Medical review by a consultant in .+, \d+ \w+ 20\d\d. Next review by \d+ \w+ 20\d\d/),
    path,
  ).toBeVisible();
  const [data] = await care.structuredData('MedicalWebPage');
  expect(data?.['lastReviewed'], path).toMatch(/^20\d\d-\d\d-\d\d$/);
}
