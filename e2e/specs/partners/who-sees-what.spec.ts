/**
 * Who sees what of a case, on the screens: every kind of partner opens their own work on one case, and each part of it is there or is not. The
 * table is written by hand from the plan of the portals; the API's own test goes through all of its answers.
 */
import type { Role } from '@ayana/contracts/identity';
import type { Page } from '@playwright/test';

import { signInPersonByApi } from '../../flows/open-account.ts';
import { MARKS, type WholeCase, wholeCase, type Work } from '../../flows/whole-case.ts';
import { expect, test } from '../../harness/fixtures.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

const PARTS = ['name', 'papers', 'passport', 'allergies', 'results', 'age', 'sex', 'needs', 'contacts'] as const;
type Part = (typeof PARTS)[number];

/** How a page says each part; several where all of them belong to it. */
const saidBy = ({ name, patient: { person } }: WholeCase): Record<Part, readonly (string | RegExp)[]> => ({
  name: [name],
  papers: [MARKS.report],
  passport: [MARKS.passport, MARKS.scan],
  allergies: [MARKS.allergy],
  results: [MARKS.result],
  age: [/\b\d\d years\b|\b\d0–\d9\b/],
  sex: ['Female'],
  needs: [MARKS.needs],
  contacts: [person.email, person.phone, MARKS.emergency],
});

interface Reader {
  role: Role;
  portal: string;
  work: keyof Work;
  sees: readonly Part[];
}

const OF_HOSPITAL = ['papers', 'allergies', 'results', 'age', 'sex', 'needs'] as const;

/** While the patient has not chosen. */
const READERS: Readonly<Record<string, Reader>> = {
  'the doctor of the opinion': { role: 'doctor', portal: '/doctor-portal', work: 'doctor', sees: OF_HOSPITAL },
  'a hospital that was asked': {
    role: 'partner/hospital',
    portal: '/partner-portal',
    work: 'hospital',
    sees: OF_HOSPITAL,
  },
  'the laboratory': {
    role: 'laboratory_partner',
    portal: '/laboratory-portal',
    work: 'laboratory',
    sees: ['name', 'age', 'sex'],
  },
  'the pharmacy': {
    role: 'pharmacy_partner',
    portal: '/pharmacy-portal',
    work: 'pharmacy',
    sees: ['name', 'allergies', 'age'],
  },
  'the driver': { role: 'partner/logistics', portal: '/partner-portal', work: 'driver', sees: ['name', 'needs'] },
  'the guest house': { role: 'partner/lodging', portal: '/partner-portal', work: 'lodging', sees: ['name', 'needs'] },
};

/** The parts that the page of the reader shows, once all that it shows has come. */
async function shownOn(page: Page, of: WholeCase): Promise<Part[]> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  const text = await main.innerText();
  const says = (word: string | RegExp): boolean => (typeof word === 'string' ? text.includes(word) : word.test(text));
  const words = saidBy(of);
  const shown = PARTS.filter((part) => words[part].some(says));
  // A part is shown whole, or not at all.
  for (const part of shown) expect([part, words[part].filter((word) => !says(word))]).toEqual([part, []]);
  return shown;
}

test('each kind of partner sees on their page what their work needs of a case, and nothing else', async ({
  signedIn,
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  // Work of others is the same as none.
  faults.allow(/404 GET .*\/api\/assignments\//);
  const of = await wholeCase(site);
  const open = async (page: Page, portal: string, work: keyof Work): Promise<Part[]> => {
    await page.goto(`${portal}/work/${of.work[work]}`);
    return shownOn(page, of);
  };
  const pages = new Map<Role, Page>();
  for (const [who, { role, portal, work, sees }] of Object.entries(READERS)) {
    const page = await signedIn(role, CALM);
    pages.set(role, page);
    expect([who, await open(page, portal, work)]).toEqual([who, [...sees]]);
  }
  const rival = await newPerson(CALM);
  await signInPersonByApi(rival, site, of.rival);
  expect(await open(rival, '/partner-portal', 'rival')).toEqual([...OF_HOSPITAL]);

  // A member of a partner who has no work of the case.
  const plain = await signedIn('partner', CALM);
  for (const work of Object.keys(of.work) as (keyof Work)[])
    expect([work, await open(plain, '/partner-portal', work)]).toEqual([work, []]);

  const office = await signedIn('partner/travel_visa', CALM);
  expect(await open(office, '/partner-portal', 'visa')).toEqual([]);
  await expect(office.getByRole('main')).toContainText('Bangladesh');
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(office.getByRole('main')).toContainText(MARKS.passport);
  expect(await open(office, '/partner-portal', 'visa')).toEqual(['name', 'passport']);

  await of.choose();
  const chosen = pages.get('partner/hospital') ?? office;
  expect(await open(chosen, '/partner-portal', 'hospital')).toEqual(['name', ...OF_HOSPITAL, 'contacts']);
  expect(await open(rival, '/partner-portal', 'rival')).toEqual([]);
});
