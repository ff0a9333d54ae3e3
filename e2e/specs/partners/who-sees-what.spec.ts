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

const PARTS = [
  'name',
  'papers',
  'passport',
  'allergies',
  'results',
  'age',
  'sex',
  'needs',
  'email',
  'phone',
  'emergency',
  'notes',
  'opinion',
  'quote',
  'rival_quote',
] as const;
type Part = (typeof PARTS)[number];

/** How a page says each part; several where all of them belong to it. */
const saidBy = ({ name, patient: { person } }: WholeCase): Record<Part, readonly (string | RegExp)[]> => ({
  name: [name],
  // By its kind alone where the name is not shown: the patient’s own name of a file may say it.
  papers: [/\bDemo report\.pdf\b|\breport-\w+\.pdf\b/],
  passport: [MARKS.passport, /\bDemo passport\.pdf\b|\bpassport-\w+\.pdf\b/],
  allergies: [MARKS.allergy],
  results: [MARKS.result],
  age: [/\b\d\d years\b|\b\d0–\d9\b/],
  sex: ['Female'],
  needs: [MARKS.needs],
  email: [person.email],
  phone: [person.phone],
  emergency: [MARKS.emergency],
  notes: [MARKS.notes],
  opinion: [MARKS.opinion],
  quote: [MARKS.quote],
  rival_quote: [MARKS.rival_quote],
});

interface Reader {
  role: Role;
  portal: string;
  work: keyof Work;
  parts: readonly Part[];
}

/** The same for the doctor who is asked and for each hospital that is asked, which has its own quote, too. */
const OF_CARE = ['papers', 'allergies', 'results', 'age', 'sex', 'needs'] as const;
const OF_REQUEST = ['notes', 'opinion'] as const;

/** While the patient has not chosen. */
const READERS: readonly Reader[] = [
  { role: 'doctor', portal: '/doctor-portal', work: 'doctor', parts: [...OF_CARE, ...OF_REQUEST] },
  { role: 'laboratory_partner', portal: '/laboratory-portal', work: 'laboratory', parts: ['name', 'age', 'sex'] },
  // The number that a courier calls is on the parcel.
  {
    role: 'pharmacy_partner',
    portal: '/pharmacy-portal',
    work: 'pharmacy',
    parts: ['name', 'allergies', 'age', 'phone'],
  },
  { role: 'partner/logistics', portal: '/partner-portal', work: 'driver', parts: ['name', 'needs'] },
  { role: 'partner/lodging', portal: '/partner-portal', work: 'lodging', parts: ['name', 'needs'] },
];

/** The parts that a page shows now. A part is shown whole, or not at all. */
async function shownOn(page: Page, of: WholeCase): Promise<string[]> {
  const text = await page.getByRole('main').innerText();
  const says = (word: string | RegExp): boolean => (typeof word === 'string' ? text.includes(word) : word.test(text));
  const words = saidBy(of);
  const shown = PARTS.filter((part) => words[part].some(says));
  return shown.map((part) => (words[part].every(says) ? part : `of ${part} only some`));
}

/** Expects these parts once all that the page shows has come, and no other after it. */
async function shows(page: Page, of: WholeCase, parts: readonly Part[], who: string): Promise<void> {
  const settled = async (): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  };
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await settled();
  await expect.poll(() => shownOn(page, of), who).toEqual(parts);
  await settled();
  expect(await shownOn(page, of), who).toEqual(parts);
}

test('each kind of partner sees on their page what their work needs of a case, and nothing else', async ({
  signedIn,
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  // Work of others is the same as none, and so are the parts of work that is over.
  faults.allow(/404 GET .*\/api\/(assignments\/|(quotes|letters)\?)/);
  const of = await wholeCase(site);
  const sees = async (page: Page, portal: string, work: keyof Work, parts: readonly Part[]): Promise<void> => {
    await page.goto(`${portal}/work/${of.work[work]}`);
    await shows(page, of, parts, `${portal} on the work of ${work}`);
  };
  for (const { role, portal, work, parts } of READERS) await sees(await signedIn(role, CALM), portal, work, parts);
  const hospitals = { hospital: await newPerson(CALM), rival: await newPerson(CALM) };
  for (const [one, own] of [
    ['hospital', 'quote'],
    ['rival', 'rival_quote'],
  ] as const) {
    await signInPersonByApi(hospitals[one], site, of.members[one]);
    await sees(hospitals[one], '/partner-portal', one, [...OF_CARE, ...OF_REQUEST, own]);
  }

  // A member of a partner who has no work of the case.
  const plain = await signedIn('partner', CALM);
  for (const work of Object.keys(of.work) as (keyof Work)[]) await sees(plain, '/partner-portal', work, []);

  const office = await signedIn('partner/travel_visa', CALM);
  await sees(office, '/partner-portal', 'visa', []);
  await expect(office.getByRole('main')).toContainText('Bangladesh');
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await shows(office, of, ['name', 'passport'], 'the visa office that has accepted');

  await of.choose();
  const chosen: Part[] = ['name', ...OF_CARE, 'email', 'phone', 'emergency', ...OF_REQUEST, 'quote'];
  await sees(hospitals.hospital, '/partner-portal', 'hospital', chosen);
  await sees(hospitals.rival, '/partner-portal', 'rival', []);
});
