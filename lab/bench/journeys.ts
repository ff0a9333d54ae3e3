import type { Browser, BrowserContext } from 'playwright-core';
import { signIn } from '@ayana/tooling/check/site/sign-in.ts';

import { median, percentile, type Row } from './bench.ts';
import { withBrowser } from '@ayana/tooling/browser/with-browser.ts';
import { fillJourneys } from './journeys-fill.ts';
import { addressOf, read } from './lists.ts';
import { asUser, DESKTOP, openPage, PATIENT, PHONE, type Profile } from './portal/visits.ts';
import { timesOf } from './requests.ts';
import { type Measured, onSite } from './site.ts';

const SIZE = 10_000;
/** Milliseconds for an answer of the API. */
const GOAL = 50;
/** Milliseconds until a patient on a slow phone can use the portal. */
const PHONE_GOAL = 3000;
/** Pages read before one far down is measured. */
const FAR = 10;
const CASES = 40;
const OPENINGS = 5;
/** They ask before anything is measured. */
const COLLEAGUES = ['admin', 'super_admin'] as const;

const QUESTIONS: Readonly<Record<string, string>> = {
  'Own queue': 'case-queue?limit=25',
  'Everyone’s queue': 'case-queue?scope=all&limit=25',
  'Nobody’s work': 'case-queue?scope=unassigned&limit=25',
  'Papers to check': 'case-queue?scope=all&kind=paper&limit=25',
  'Unread messages': 'case-queue?scope=all&kind=message&limit=25',
  'Counts of the queue': 'case-queue/counts?scope=all',
  'Own board': 'case-board?case_manager=me',
  'Everyone’s board': 'case-board',
  'Board of a country': 'case-board?country=BD',
};

/** What case managers and patients read among 10,000 journeys: answers of the API, and the first row or card in a browser. */
export function journeys(): Promise<readonly Row[]> {
  return onSite(async (site, progress) => {
    await progress.step(`${SIZE.toLocaleString('en')} journeys`, () => fillJourneys(site.databaseUrl, SIZE));
    const { token } = await signIn(site.origin, 'ayana_staff');
    const twin = percentile(await timesOf(addressOf(site, 'health/live')), 0.95);
    const answered = (what: string, took: readonly number[]): Row => ({
      what: `${what}, p95 (p50 ${median(took).toFixed(1)})`,
      unit: 'ms',
      ours: percentile(took, 0.95),
      twin,
      goal: { of: 'ours', atMost: GOAL },
    });
    const rows: Row[] = [];
    const ask = async (what: string, questions: readonly string[], as = token): Promise<void> => {
      const urls = questions.map((question) => addressOf(site, question));
      rows.push(answered(what, await progress.step(what, () => timesOf(urls, { token: as }))));
    };
    const ids = await casesOf(site, token);
    // A desk at work: colleagues have asked all of it, two at a time, so that connections know the tables and code is compiled.
    const all = [...Object.values(QUESTIONS), ...ids.slice(0, 9).map((id) => `cases/${id}`)];
    for (const role of COLLEAGUES)
      await progress.step(`Every question, by ${role}`, async () => {
        const urls = all.map((question) => addressOf(site, question));
        await timesOf(urls, { token: (await signIn(site.origin, role)).token, times: all.length * 20, atOnce: 2 });
      });
    for (const [what, question] of Object.entries(QUESTIONS)) await ask(what, [question]);
    await ask(`Queue, page ${FAR + 1}`, [await cursorFarDown(site, token)]);
    await ask(
      'A case',
      ids.map((id) => `cases/${id}`),
    );
    const patient = await signIn(site.origin, 'patient');
    await ask('A patient’s home', ['patient-journeys/overview'], patient.token);
    return [...rows, ...(await progress.step('In the browser', () => inBrowser(site.origin, ids[0] ?? '')))];
  });
}

async function cursorFarDown(site: Measured, token: string): Promise<string> {
  let question = 'case-queue?scope=all&limit=25';
  for (let page = 0; page < FAR; page += 1) {
    const { next_cursor } = await read(site, token, question);
    question = `case-queue?scope=all&limit=25&cursor=${next_cursor ?? ''}`;
  }
  return question;
}

/** Cases of the queue: each has something to do. */
async function casesOf(site: Measured, token: string): Promise<string[]> {
  const page = (await read(site, token, 'case-queue?scope=all&kind=task&limit=100')) as unknown as {
    items: { journey_id: string }[];
  };
  return [...new Set(page.items.map(({ journey_id }) => journey_id))].slice(0, CASES);
}

/** A page, who opens it, and what shows that it is there. */
interface Opened {
  what: string;
  path: string;
  selector: string;
  email?: string;
  profile?: Profile;
  goal?: Row['goal'];
}

const pagesWith = (id: string): readonly Opened[] => [
  { what: 'First row of the queue', path: '/case-manager', selector: 'main [data-row]' },
  { what: 'First card of the board', path: '/case-manager/board', selector: 'main [data-card]' },
  { what: 'Heading of a case', path: `/case-manager/cases/${id}`, selector: 'main h1' },
  { what: 'A patient’s home, desktop, cold', path: '/patient-portal', selector: 'main h1', email: PATIENT },
  {
    what: 'A patient’s home, slow phone, cold',
    path: '/patient-portal',
    selector: 'main h1',
    email: PATIENT,
    profile: PHONE,
    goal: { of: 'ours', atMost: PHONE_GOAL },
  },
];

function inBrowser(origin: string, id: string): Promise<Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const { what, goal, ...page } of pagesWith(id)) {
      const took: number[] = [];
      for (let time = 0; time < OPENINGS; time += 1) took.push(await opening(browser, origin, page));
      rows.push({ what, unit: 'ms', ours: median(took), ...(goal === undefined ? {} : { goal }) });
    }
    return rows;
  });
}

function opening(browser: Browser, origin: string, page: Omit<Opened, 'what' | 'goal'>): Promise<number> {
  const { path, selector, email, profile = DESKTOP } = page;
  const open = async (context: BrowserContext): Promise<number> =>
    (await openPage(context, origin + path, { selector, profile })).ms;
  return asUser(browser, origin, profile, open, email);
}
