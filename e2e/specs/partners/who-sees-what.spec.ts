/**
 * Who sees what on the work page of four kinds; done, declined and of someone else for the two kinds with papers of their own. The tables are
 * written by hand from the plan, and what a journey contains is looked for in all of the page. What is in no answer is proven by the API's
 * `who-sees-what.test.ts`, for every kind and state.
 */
import type { Page } from '@playwright/test';
import type { Role } from '@ayana/contracts/identity';
import type { AssignmentKind } from '@ayana/contracts/journey';

import { type WholeCase, wholeCase } from '../../flows/whole-case.ts';
import { expect, test } from '../../harness/fixtures.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

/**
 * An opinion of another doctor is in the answers to a doctor, and has no place on their page. The pages of the other kinds are made of the same
 * parts: of a hospital those of a doctor, of lodging those of transport, of a laboratory those of a pharmacy.
 */
const SEES = {
  opinion: ['treatment', 'report', 'own_brief', 'own_message'],
  visa_support: [
    'name',
    'nationality',
    'passport_number',
    'passport_paper',
    'visa_letter',
    'own_leg',
    'own_visa',
    'own_brief',
    'own_message',
  ],
  transport: ['name', 'special_needs', 'own_leg', 'own_brief', 'own_message'],
  prescription: ['name', 'allergies', 'own_brief', 'own_message'],
} satisfies Partial<Record<AssignmentKind, readonly string[]>>;
/** Of work that is done no papers are shown any more, nor what is read from them. */
const CLOSED_WITH_IT: ReadonlySet<string> = new Set(['report', 'passport_paper', 'visa_letter', 'passport_number']);

/** The kinds whose work is opened in its other states, too. */
const IN_EVERY_STATE: ReadonlySet<AssignmentKind> = new Set(['opinion', 'visa_support']);

const READERS: readonly (readonly [keyof typeof SEES, Role, string])[] = [
  ['opinion', 'doctor', '/doctor-portal'],
  ['visa_support', 'partner/travel_visa', '/partner-portal'],
  ['transport', 'partner/logistics', '/partner-portal'],
  ['prescription', 'pharmacy_partner', '/pharmacy-portal'],
];

/** The names of what the page shows, once it has read all of its parts. */
async function expectSeen(page: Page, { marks }: WholeCase, expected: readonly string[], what: string): Promise<void> {
  const seen = async (): Promise<string[]> => {
    const text = await page.locator('body').innerText();
    return Object.keys(marks)
      .filter((name) => text.includes(marks[name] ?? ''))
      .toSorted();
  };
  await expect.poll(seen, { message: what }).toEqual(expected.toSorted());
  // Nothing more comes.
  await page.waitForLoadState('networkidle');
  expect(await seen(), what).toEqual(expected.toSorted());
}

test('each partner reads on the work page what the work needs, and nothing once it is not theirs', async ({
  signedIn,
  site,
  faults,
}) => {
  // Work of others, and work that is over, is the same 404 as none.
  faults.allow(/404 GET .*\/api\/assignments\//);
  // The papers of this case have names and no bytes.
  faults.allow(/503 GET .*\/api\/documents\/[^/]+\/content/);
  const whole = await wholeCase(site);
  for (const [kind, role, base] of READERS) {
    const { id } = await site.api.as<{ id: string }>(role, 'GET', '/auth/account');
    const work = await whole.give(kind, id);
    const page = await signedIn(role, CALM);
    const open = async (workId: string): Promise<void> => void (await page.goto(`${base}/work/${workId}`));
    await open(work);
    await expectSeen(page, whole, SEES[kind], `${kind}, accepted`);
    if (!IN_EVERY_STATE.has(kind)) {
      await whole.end(work, 'declined');
      await page.context().close();
      continue;
    }
    // It is done while the page is open elsewhere: read again, the papers are gone.
    await whole.end(work, 'done');
    await open(work);
    const left = SEES[kind].filter((name) => !CLOSED_WITH_IT.has(name));
    await expectSeen(page, whole, left, `${kind}, done`);
    await whole.end(work, 'declined');
    for (const [workId, what] of [
      [work, 'declined'],
      [whole.others, 'of someone else'],
    ] as const) {
      await open(workId);
      await expect(page.getByRole('main').getByRole('status')).toContainText('This work is no longer yours');
      await expectSeen(page, whole, [], `${kind}, ${what}`);
    }
    await page.context().close();
  }
});
