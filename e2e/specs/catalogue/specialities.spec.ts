import { JOURNEY_STAGES, JOURNEY_STEPS } from '@ayana/contracts/journey';
import type { APIRequestContext } from '@playwright/test';

import { expect, type Site, test } from '../../harness/fixtures.ts';
import { structuredData } from '../../harness/page-checks.ts';
import { ServedPage } from '../../harness/page-parts.ts';

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

test('a speciality has the prices of the API, risks, hospitals and doctors, and its questions in its data', async ({
  request,
  site,
}) => {
  for (const [path, title, categories] of SPECIALITIES) {
    const care = await ServedPage.open(request, path);
    expect(care.title).toBe(title);
    for (const category of categories) await showsPrices(care, site, category);
    expect(care.named('What can go wrong').text).not.toBe('');
    expect(care.named('Sources').links[0]?.[1]).toMatch(/^https:/);
    const people = care.named('Hospitals and doctors');
    expect(people.all('a', { href: /^\/hospital\// })).toHaveLength(4);
    expect(people.all('a', { href: /^\/doctors\// }).length).toBeGreaterThan(2);
    const asked = care
      .named('Questions people ask')
      .all('summary')
      .map(({ text }) => text);
    const faq = (await structuredData(request, path)).find((thing) => thing['@type'] === 'FAQPage');
    expect(faq?.['mainEntity']).toEqual(asked.map((name) => expect.objectContaining({ name })));
    await isReviewed(request, care);
  }
});

test('the journey leads from the overview through its five parts, each with its stages and its medical review', async ({
  request,
}) => {
  await isReviewed(request, await ServedPage.open(request, '/services/video-consultation'));
  const overview = await ServedPage.open(request, '/services/patient-journey');
  await isReviewed(request, overview);
  for (const step of JOURNEY_STEPS) overview.main.one('a', { href: `/treatment-journey/${step}` });
  let page = await overview.go('/treatment-journey/consultation');
  for (const step of JOURNEY_STEPS) {
    expect(page.path).toBe(`/treatment-journey/${step}`);
    const headings = page.main.all('h3').map(({ text }) => text);
    for (const { number, label } of JOURNEY_STAGES.filter((stage) => stage.step === step))
      expect(headings).toContain(`${number}. ${label}`);
    await isReviewed(request, page);
    page = await page.go(page.named('The parts of the journey', 'nav').links.at(-1)?.[1] ?? '');
  }
  expect(page.path).toBe('/services/patient-journey');
});

// What the dialog does with it is in consultation-dialogs.test.tsx.
test('the consultation dialog opens from a speciality, a part of the journey, a city, and a treatment, which is chosen', async ({
  request,
}) => {
  const opens = async (path: string, text: RegExp): Promise<ServedPage> => {
    const page = await ServedPage.open(request, path);
    return page.go(page.main.one('a', { text, 'aria-haspopup': 'dialog' }).attribute('href') ?? '');
  };
  for (const path of ['/services/cardiology', '/treatment-journey/planning'])
    expect((await opens(path, /consultation|Start Your Journey|Ask/)).path).toMatch(/^\/consultation/);
  expect((await opens('/destinations/vellore', /^Ask about Vellore, free$/)).path).toMatch(/^\/consultation/);
  const whipple = await opens('/treatments/whipple', /^Ask for a free plan for this treatment$/);
  expect(whipple.one('form', { id: 'form-consultation' }).fields).toMatchObject({
    procedure: 'Whipple operation (pancreas)',
  });
});

/** Every treatment of a category is in the page with the prices of the API. */
async function showsPrices(care: ServedPage, site: Site, category: string): Promise<void> {
  const answer = await fetch(`${site.origin}/api/treatments?category=${category}&limit=200`);
  const { items } = (await answer.json()) as { items: Treatment[] };
  expect(items.length).toBeGreaterThan(2);
  const rows = care.main
    .all('li')
    .map((row) => [[...row.all('h2'), ...row.all('h3'), ...row.all('h4')][0]?.text, row.text] as const);
  const texts = new Map(rows);
  for (const { name, plain_name, india_usd_min, us_usd_min } of items) {
    const text = texts.get(plain_name ?? name);
    expect(text, name).toContain(dollars(india_usd_min));
    expect(text, name).toContain(us_usd_min === null ? 'no price found' : dollars(us_usd_min));
  }
}

/** The page names its medical review, and its data the day. */
async function isReviewed(request: APIRequestContext, { main, path }: ServedPage): Promise<void> {
  expect(main.text, path).toMatch(
    /Medical review by a consultant in .+?, \d+ \w+ 20\d\d\. Next review by \d+ \w+ 20\d\d/,
  );
  const data = (await structuredData(request, path)).find((thing) => thing['@type'] === 'MedicalWebPage');
  expect(data?.['lastReviewed'], path).toMatch(/^20\d\d-\d\d-\d\d$/);
}
