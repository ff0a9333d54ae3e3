import { CONSULTATION_TOASTS, MISSING_INFORMATION, TIME_SLOTS } from '@ayana/contracts/consultations';
import { COUNTRIES, UTC_OFFSETS } from '@ayana/contracts/places';

import {
  fillFreeConsultation,
  openFreeConsultation,
  fillTreatmentStep,
  fillPerson,
  USUAL_ANSWERS,
} from '../../flows/ask-for-consultation.ts';
import { press } from '../../flows/press.ts';
import { UNAVAILABLE, makeUnavailable } from '../../flows/api-unavailable.ts';
import { seesMissingToast, pressForToast, SUCCESS_MS, timeToasts, toastStays } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { FreeConsultationDialog } from '../../pages/consultation-dialogs.ts';
import { SiteFrame } from '../../pages/site-frame.ts';

const FUNCTION = '**/api/functions/consultation-form';

test.beforeEach(async ({ page }) => {
  await new HomePage(page).open();
});

test('asks for everything the specification names, and offers what it lists', async ({ page }) => {
  const dialog = await openFreeConsultation(page);
  for (const label of [
    'First name',
    'Last name',
    'E-mail',
    'Phone',
    'Preferred date',
    'Procedure',
    'City',
    'What should the doctor know?',
  ]) {
    await expect(dialog.field(label), label).toHaveValue('');
  }
  // None is chosen at first (spec section 4).
  await expect(dialog.type('Video Consultation')).not.toBeChecked();
  await expect(dialog.type('Phone Consultation')).not.toBeChecked();
  expect(await dialog.slots.evaluateAll((all) => all.map((slot) => (slot as HTMLInputElement).value))).toEqual([
    ...TIME_SLOTS,
  ]);
  expect(TIME_SLOTS).toHaveLength(8);
  expect(await dialog.options('Country')).toEqual(COUNTRIES.map(({ name }) => name));
  expect(COUNTRIES).toHaveLength(55);
  expect(COUNTRIES.at(-1)?.name).toBe('Other');
  expect(await dialog.options('Time zone')).toEqual([...UTC_OFFSETS]);
  expect(UTC_OFFSETS).toHaveLength(26);
  expect([UTC_OFFSETS[0], UTC_OFFSETS.at(-1)]).toEqual(['UTC-12:00', 'UTC+12:00']);
});

test('offers the treatments of the database, and says so after a failure', async ({ page, site, faults }) => {
  faults.expect(/503 GET .*\/api\/treatments/);
  const wakeUp = await makeUnavailable(page, '**/api/treatments?*');
  const waiting = await openFreeConsultation(page);
  await expect(waiting.field('Procedure')).toContainText(`Error loading treatments: ${UNAVAILABLE}`);
  wakeUp();
  await page.reload();
  const dialog = await openFreeConsultation(page);
  const answer = await fetch(`${site.origin}/api/treatments?limit=200`);
  const { items } = (await answer.json()) as { items: { name: string; plain_name: string | null }[] };
  await expect(dialog.field('Procedure')).toContainText('Knee replacement');
  expect((await dialog.options('Procedure')).toSorted()).toEqual(
    [...items.map(({ name, plain_name }) => plain_name ?? name), 'Not sure yet'].toSorted(),
  );
});

test('a step’s button is announced as disabled until its answers are set; a click says what is missing, in order, one toast at a time', async ({
  page,
}) => {
  const dialog = await openFreeConsultation(page);
  type Answer = readonly [said: string, give: () => Promise<unknown>];
  const first: readonly Answer[] = [
    ['Please select a consultation type.', () => dialog.type('Phone Consultation').check({ force: true })],
    ['Please select a medical procedure of interest.', () => dialog.field('Procedure').selectOption('IVF, one cycle')],
  ];
  const second: readonly Answer[] = [
    ['Please select a preferred date.', () => dialog.field('Preferred date').fill(USUAL_ANSWERS.date)],
    ['Please select a preferred time.', () => dialog.slot('4:00 PM').check({ force: true })],
    ['Please select your country.', () => dialog.field('Country').selectOption('Oman')],
    ['Please enter your city.', () => dialog.field('City').fill('Nizwa')],
    ['Please select your timezone.', () => dialog.field('Time zone').selectOption('UTC+04:00')],
  ];
  expect([...first, ...second].map(([said]) => said).toSorted()).toEqual(
    Object.entries(MISSING_INFORMATION)
      .flatMap(([field, said]) => (['title', 'name_and_email'].includes(field) ? [] : [said]))
      .toSorted(),
  );
  const answerEach = async (answers: readonly Answer[]): Promise<void> => {
    for (const [said, give] of answers) {
      await expect(dialog.submit).toHaveAttribute('aria-disabled', 'true');
      await press(dialog.submit);
      await seesMissingToast(page, said);
      await give();
    }
    await expect(dialog.submit).not.toHaveAttribute('aria-disabled', 'true');
  };
  await answerEach(first);
  await fillPerson(dialog, demoPerson());
  await dialog.goOn();
  // The device's answers can be cleared.
  await dialog.field('Country').selectOption('');
  await dialog.field('Time zone').selectOption('');
  await answerEach(second);
});

test('the person is asked for in the first step: first and last name, a valid e-mail, a phone', async ({ page }) => {
  const dialog = await openFreeConsultation(page);
  const person = demoPerson();
  await fillTreatmentStep(dialog);
  await fillPerson(dialog, person);
  for (const [label, wrong, said] of [
    ['First name', '', /first name/i],
    ['Last name', '  ', /last name/i],
    ['E-mail', 'not an address', /email/i],
    ['Phone', '0123', /phone/i],
  ] as const) {
    await dialog.field(label).fill(wrong);
    await dialog.submit.click();
    await expect(new SiteFrame(page).toasts).toContainText(said);
    await expect(dialog.field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.field(label)).toBeFocused();
    await fillPerson(dialog, person);
  }
});

test('the message beside the button links to the field', async ({ page }) => {
  const dialog = await openFreeConsultation(page);
  await dialog.type('Video Consultation').check({ force: true });
  await dialog.note.getByRole('link').click();
  await expect(dialog.field('Procedure')).toBeFocused();
});

test('success: one request with a key, the toast for 5 s, the dialog closed and empty', async ({ page, site }) => {
  await timeToasts(page);
  await page.reload();
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/functions/consultation-form')) keys.push(request.headers()['idempotency-key']);
  });
  const dialog = await openFreeConsultation(page);
  const person = demoPerson('Zainab', "O'Example");
  await fillFreeConsultation(dialog, person);
  const { title, description } = CONSULTATION_TOASTS.consultation;
  await pressForToast(dialog.submit, title, description);
  await toastStays(page, SUCCESS_MS);
  // Its timer uses the page's clock, which was paused until now.
  await expect(dialog.dialog).toBeHidden();

  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  const { name, phone, country, payload } = await site.api.request(person.email);
  // The apostrophe between two letters belongs to the name (quality.md).
  expect({ name, phone, country }).toEqual({
    name: fullName(person).replace("'", '’'),
    phone: person.phone,
    country: 'Kenya',
  });
  expect(payload).toMatchObject({
    preferred_date: USUAL_ANSWERS.date,
    preferred_time: '10:00 AM',
    procedure_interest: 'Knee replacement',
    consultation_type: 'Video Consultation',
    city: 'Nairobi',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
    notes: USUAL_ANSWERS.needs,
  });

  await expect(page).toHaveURL(/\/consultation\/received\/AY-[0-9A-Z]{6}$/);
  await new HomePage(page).open();
  const again = await openFreeConsultation(page);
  await expect(again.field('First name')).toHaveValue('');
  await expect(again.type('Video Consultation')).not.toBeChecked();
  await expect(again.field('Procedure')).toHaveValue('');
});

test('a double press sends once; meanwhile the button is busy', async ({ page, site }) => {
  let releaseCode = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    releaseCode = resolve;
  });
  let requests = 0;
  await page.route(FUNCTION, async (route) => {
    requests += 1;
    await gate;
    await route.continue();
  });
  const dialog = await openFreeConsultation(page);
  const person = demoPerson();
  await fillFreeConsultation(dialog, person);
  await dialog.submit.dblclick();
  await expect(dialog.submit).toHaveAttribute('aria-busy', 'true');
  await expect(dialog.submit).toHaveText(/Sending/);
  await press(dialog.submit);
  releaseCode();
  await expect(dialog.dialog).toBeHidden();
  expect(requests).toBe(1);
  expect((await site.mail.waitFor(person.email)).subject).toBeTruthy();
});

test('typed text survives closing and a reload', async ({ page }) => {
  const dialog = await openFreeConsultation(page);
  const person = demoPerson();
  await fillFreeConsultation(dialog, person);
  await dialog.close.click();
  await expect(dialog.dialog).toBeHidden();
  await page.reload();
  await openFreeConsultation(page);
  await expect(dialog.field('E-mail')).toHaveValue(person.email);
  await expect(dialog.type('Video Consultation')).toBeChecked();
  await expect(dialog.slot('10:00 AM')).toBeChecked();
  await expect(dialog.field('Country')).toHaveValue('Kenya');
  await expect(dialog.field('What should the doctor know?')).toHaveValue(USUAL_ANSWERS.needs);
  await expect(dialog.submit).not.toHaveAttribute('aria-disabled', 'true');
});

test('Escape and the close button close it; a click outside does not lose a half-filled form', async ({ page }) => {
  const dialog = await openFreeConsultation(page);
  await dialog.field('First name').fill('Makena');
  await page.mouse.click(5, 5);
  // A closing dialog stays in the DOM for a moment, but is no longer open.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(dialog.dialog).toHaveAttribute('data-open');
  await page.keyboard.press('Escape');
  await expect(dialog.dialog).toBeHidden();
  await expect(new HomePage(page).startYourJourney).toBeFocused();
  await openFreeConsultation(page);
  await expect(new FreeConsultationDialog(page).field('First name')).toHaveValue('Makena');
});
