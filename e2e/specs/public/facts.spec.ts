import type { Fact } from '@ayana/tooling/check/pages/fact-texts.ts';
import { disagreements, factsOf } from '@ayana/tooling/check/pages/facts.ts';
import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';

import { expect, test } from '../../harness/fixtures.ts';

interface Row {
  readonly id: string;
  readonly slug: string;
}

/** Wrong texts for days, and notes left by the people who collected the prices. */
const NEVER = [/\b1 days\b/, /\b0 days\b/, /\d-\d+ days\b/, /highya\/|questquip\.com/];

/** Pages requested at once. */
const PARALLEL_PAGES = 2;

/** The text of the server's page, without scripts. */
const words = (html: string): string =>
  html
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

// Compares all treatments and hospitals with each other and the price list; every-page.spec.ts uses only samples.
test('no two pages name different prices or days for one treatment', async ({ request, site }) => {
  test.setTimeout(240_000);
  const rows = async (what: string): Promise<Row[]> =>
    ((await (await request.get(`${site.origin}/api/${what}?limit=100`)).json()) as { items: Row[] }).items;
  const treatments = await rows('treatments');
  expect(treatments).toHaveLength(61);
  const hospitals = await rows('partner-hospitals');
  expect(hospitals).toHaveLength(50);
  const paths = [
    '/services',
    '/treatments',
    ...['cardiology', 'orthopedic', 'oncology'].map((path) => `/services/${path}`),
    ...treatments.map(({ slug }) => `/treatments/${slug}`),
    ...hospitals.map(({ id }) => `/hospital/${id}`),
  ];
  const pages: (readonly [string, readonly Fact[]])[] = [];
  await runInParallel(paths, PARALLEL_PAGES, async (path) => {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    const html = await answer.text();
    for (const never of NEVER) expect(words(html), `${path} and ${never}`).not.toMatch(never);
    pages.push([path, factsOf(html, path)]);
  });
  expect(Object.fromEntries(disagreements(pages))).toEqual({});

  // The comparison has found values.
  const saidOn = (thing: string): string[] =>
    pages.filter(([, facts]) => facts.some((fact) => fact.thing === thing)).map(([path]) => path);
  for (const { slug } of treatments) {
    const own = `/treatments/${slug}`;
    expect(saidOn(`price of ${slug} in India`), slug).toEqual(expect.arrayContaining(['/services', own]));
    expect(saidOn(`price of ${slug} in India, from`), slug).toEqual(['/treatments', own]);
  }
  expect(saidOn('price of knee-replacement at Lantern Bay Hospital').toSorted()).toEqual([
    '/hospital/0190a000-0000-7000-8000-000000000101',
    '/treatments/knee-replacement',
  ]);
});
