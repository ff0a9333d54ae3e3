import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { APIResponse, Page } from '@playwright/test';

import { fillByName } from '../../flows/fill-form.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { ownAddress } from '../../harness/own-address.ts';
import { inDays, type Person, demoPerson } from '../../harness/people.ts';

test.use({ ...ownAddress, javaScriptEnabled: false });

test.beforeEach(({ faults }) => {
  // Without JavaScript the browser refuses script preloads.
  faults.allow(/^csp GET .*\.js$/);
});

/** A text that must only be in the form and the inbox. */
const SECRET = 'aortic-valve-of-my-mother';

interface Form {
  form: string;
  at: string;
  /** Where the answer is. */
  answered: string;
  /** Where it is confirmed, if that is another page. */
  confirmed?: RegExp;
  fill: (person: Person) => Record<string, string>;
}

const FORMS: readonly Form[] = [
  {
    form: 'contact',
    at: '/',
    answered: '/contact',
    fill: ({ first_name, last_name, email }) => ({
      firstName: first_name,
      lastName: last_name,
      email,
      message: SECRET,
    }),
  },
  {
    form: 'consultation',
    at: '/consultation',
    answered: '/consultation',
    confirmed: /^\/consultation\/received\/AY-[0-9A-Z]{5}$/,
    fill: ({ first_name, last_name, email, phone }) => ({
      consultationType: 'Video Consultation',
      procedure: 'Knee replacement',
      preferredDate: inDays(9),
      country: 'Kenya',
      city: 'Nairobi',
      timezone: 'UTC+03:00',
      preferredTime: '10:00 AM',
      firstName: first_name,
      lastName: last_name,
      email,
      phone,
      medicalNeeds: SECRET,
    }),
  },
  {
    form: 'video-consultation',
    at: '/video-consultation',
    answered: '/video-consultation',
    fill: ({ first_name, last_name, email }) => ({
      preferredDate: inDays(9),
      preferredTime: '10:00 AM',
      firstName: first_name,
      lastName: last_name,
      email,
      notes: SECRET,
    }),
  },
  {
    form: 'support',
    at: '/services/flight-booking',
    answered: '/services/flight-booking',
    fill: ({ first_name, email }) => ({ name: first_name, email, message: SECRET }),
  },
  {
    form: 'career',
    at: '/careers',
    answered: '/careers',
    fill: ({ first_name, email }) => ({
      name: first_name,
      place: 'Chennai',
      email,
      languages: 'Tamil',
      experience: SECRET,
    }),
  },
  {
    form: 'partner',
    at: '/partnerships',
    answered: '/partnerships',
    fill: ({ first_name, last_name, email }) => ({
      organisation: `Example House ${last_name}`,
      kind: 'hospital',
      city: 'Chennai',
      country: 'India',
      contact_name: first_name,
      email,
      message: SECRET,
    }),
  },
  {
    form: 'doctor',
    at: '/partnerships',
    answered: '/partnerships',
    fill: ({ first_name, last_name, email }) => ({
      name: `${first_name} ${last_name}`,
      specialization: 'Cardiology',
      registration_number: 'TN-12345',
      registration_council: 'Example council',
      city: 'Chennai',
      languages: 'Tamil',
      email,
      message: SECRET,
    }),
  },
  {
    form: 'brochure',
    at: '/brochure',
    answered: '/brochure',
    fill: ({ email }) => ({ speciality: 'cardiac', email, name: SECRET }),
  },
  { form: 'newsletter', at: '/about', answered: '/newsletter', fill: ({ email }) => ({ email }) },
];

test('each form: problems are shown with the typed text, then it is sent; nothing of it is in a URL or a log', async ({
  page,
  site,
}) => {
  for (const each of FORMS) await test.step(each.form, () => isSentAsTyped(page, site, each));
});

async function isSentAsTyped(page: Page, site: Site, { form, at, answered, confirmed, fill }: Form): Promise<void> {
  const person = demoPerson('Tendai');
  const values = fill(person);
  const opened = await page.request.get(at);
  const filled = await fillInMarkup(page, opened, form, { ...values, email: 'nobody' });

  const refused = await sendForm(page, site, filled);
  expect([refused.status(), pathOf(refused)]).toEqual([422, answered]);
  const kept = await fillInMarkup(page, refused, form, {});
  expect(kept.invalid).toContain('email');
  expect(Object.fromEntries(kept.fields)).toMatchObject({ ...values, email: 'nobody' });
  expect(await site.mail.to(person.email)).toEqual([]);

  const corrected = await fillInMarkup(page, refused, form, { email: person.email });
  const sent = await sendForm(page, site, corrected);
  expect(sent.status()).toBe(200);
  expect(pathOf(sent)).toMatch(confirmed ?? new RegExp(`^${answered}$`));
  const { words } = await fillInMarkup(page, sent, confirmed === undefined ? form : undefined, {});
  expect(words).toMatch(/Thank you|We have your|booked|check your e-mail|is requested/);
  await site.mail.waitFor(person.email);

  const traces = [filled.address, refused.url(), corrected.address, sent.url()].join('\n');
  for (const value of [person.email, encodeURIComponent(person.email), person.last_name, SECRET, 'nobody'])
    expect(traces, value).not.toContain(value);
  for (const log of ['render.log', 'api.log']) {
    const text = readFileSync(join(site.dataDir, 'logs', log), 'utf8');
    for (const value of [person.email, SECRET]) expect(text, `${value} in ${log}`).not.toContain(value);
  }
}

const pathOf = (answer: APIResponse): string => new URL(answer.url()).pathname + new URL(answer.url()).search;

/** What a browser makes of a form: the markup is read, filled in and gathered by one, without opening the page. */
interface Filled {
  address: string;
  fields: [string, string][];
  /** Names of the fields that are marked as wrong. */
  invalid: string[];
  /** Of the form, or of the page when no form is named. */
  words: string;
}

async function fillInMarkup(
  page: Page,
  answer: APIResponse,
  form: string | undefined,
  values: Record<string, string>,
): Promise<Filled> {
  return page.evaluate(
    ([markup, at, selector, typed]) => {
      const found = new DOMParser().parseFromString(markup, 'text/html').querySelector<HTMLElement>(selector);
      if (found === null) throw new Error(`The page has no ${selector}.`);
      for (const [name, value] of Object.entries(typed)) {
        const fields = [...found.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)];
        const chosen = fields.find((field) => field.type === 'radio' && field.value === value);
        if (chosen !== undefined) chosen.checked = true;
        else if (fields[0] === undefined) throw new Error(`${selector} has no field ${name}.`);
        else fields[0].value = value;
      }
      const isForm = found instanceof HTMLFormElement;
      return {
        address: isForm && found.method === 'post' ? new URL(found.getAttribute('action') ?? '', at).href : '',
        fields: isForm ? ([...new FormData(found)] as [string, string][]) : [],
        invalid: [...found.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map(({ name }) => name),
        words: found.textContent,
      };
    },
    [await answer.text(), answer.url(), form === undefined ? 'main' : `#form-${form}`, values] as const,
  );
}

/** Posts it as a browser does, and follows where the answer leads. */
async function sendForm(page: Page, site: Site, { address, fields }: Filled): Promise<APIResponse> {
  expect(address, 'it is sent by POST').not.toBe('');
  return page.request.post(address.replace(/#.*/, ''), {
    data: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.origin,
      'sec-fetch-site': 'same-origin',
    },
  });
}

test('a form sent again by its page makes no further request', async ({ request, site }) => {
  const person = demoPerson('Twice');
  const [, form = ''] =
    /(<form[^>]* id="form-contact".*?<\/form>)/s.exec(await (await request.get('/contact')).text()) ?? [];
  const hidden = (form.match(/<input[^>]* type="hidden"[^>]*>|<input type="hidden"[^>]*>/g) ?? []).map((input) => [
    / name="([^"]*)"/.exec(input)?.[1] ?? '',
    / value="([^"]*)"/.exec(input)?.[1] ?? '',
  ]);
  const body = { ...Object.fromEntries(hidden), firstName: 'Twice', lastName: person.last_name, email: person.email };
  const references: (string | undefined)[] = [];
  for (let time = 0; time < 3; time += 1) {
    const answer = await request.post(`${site.origin}/contact`, {
      form: body,
      headers: { origin: site.origin, 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status()).toBe(200);
    references.push(/AY-[0-9A-Z]{6}/.exec(await answer.text())?.[0]);
  }
  expect(references).not.toContain(undefined);
  // The page has no key of its own: the server makes one, and another every ten minutes, perhaps just now.
  expect(references[1] === references[0] || references[1] === references[2]).toBe(true);
});

test('a form of another site is refused, and so is one that no page accepts', async ({ request, site }) => {
  const post = async (path: string, headers: Record<string, string>): Promise<number> =>
    (await request.post(site.origin + path, { form: { form: 'newsletter', email: 'a@b.example' }, headers })).status();
  expect(await post('/newsletter', { origin: 'https://evil.example' })).toBe(403);
  expect(await post('/newsletter', { origin: site.origin, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post('/newsletter', { origin: 'null' })).toBe(403);
  expect(await post('/about', { origin: site.origin })).toBe(405);
});

test('a doctor’s time is booked: the page shows doctor, time, and next steps', async ({ page, site }) => {
  const doctor = '0190a000-0000-7000-8000-000600000015';
  const person = demoPerson('Booker');
  const seen = addressesOf(page);
  await page.goto(`/video-consultation?doctor=${doctor}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const time = page.locator('input[name="startsAt"]').first();
  const when = (await time.getAttribute('aria-label')) ?? '';
  await time.check({ force: true });
  await fillIn(page, `booking-${doctor}`, {
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    needs: SECRET,
  });
  await send(page, `booking-${doctor}`);
  const done = page.locator(`#form-booking-${doctor}`);
  await expect(done.getByRole('heading', { name: 'Your time is booked' })).toBeVisible();
  await expect(done).toContainText(`You will talk with ${title.replace('Book a talk with ', '')}: ${when}`);
  await expect(done).toContainText(/Your request number is AY-[0-9A-Z]{5}\./);
  for (const step of ['You get an email', 'Have your reports ready', 'You talk by video'])
    await expect(done).toContainText(step);
  await expect(done.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute('href', /BEGIN%3AVCALENDAR/);
  expect(new URL(page.url()).search).toBe(`?doctor=${doctor}`);
  for (const value of [person.email, person.last_name, SECRET]) expect(seen().join('\n')).not.toContain(value);
  const mail = await site.mail.waitFor(person.email);
  expect(mail.subject).toMatch(/^Booked: /);
});

/** All later request URLs of the browser, with their referrers. */
function addressesOf(page: Page): () => string[] {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return () => seen;
}

const fillIn = (page: Page, form: string, values: Record<string, string>): Promise<void> =>
  fillByName(page.locator(`#form-${form}`), values);

async function send(page: Page, form: string): Promise<void> {
  await Promise.all([
    page.waitForEvent('load'),
    page.locator(`#form-${form} button[type="submit"]`).click({ noWaitAfter: true }),
  ]);
}
