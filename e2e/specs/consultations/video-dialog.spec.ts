import { CONSULTATION_TOASTS, MISSING_INFORMATION, SPECIALIZATIONS, TIME_SLOTS } from '@ayana/contracts/consultations';
import { VIDEO_COUNTRIES, VIDEO_UTC_OFFSETS } from '@ayana/contracts/places';

import { fillVideoConsultation, openVideoConsultation } from '../../flows/ask-for-consultation.ts';
import { seesMissingToast, seesInvalidToast, seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, inDays, demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';

test.beforeEach(async ({ page }) => {
  await new HomePage(page).open();
});

test('asks for everything the specification names, by default for a video call', async ({ page }) => {
  const dialog = await openVideoConsultation(page);
  await expect(dialog.type('Video Consultation')).toBeChecked();
  for (const label of [
    'First name',
    'Last name',
    'E-mail',
    'Phone',
    'Preferred date',
    'Procedure',
    'Medical condition',
    'Country',
    'City',
    'Time zone',
    'Notes',
    'Specialization',
  ]) {
    await expect(dialog.field(label), label).toHaveValue('');
  }
  expect(await dialog.slots.evaluateAll((all) => all.map((slot) => (slot as HTMLInputElement).value))).toEqual([
    ...TIME_SLOTS,
  ]);
  expect(await dialog.options('Country')).toEqual([...VIDEO_COUNTRIES]);
  expect(VIDEO_COUNTRIES).toHaveLength(11);
  expect(await dialog.options('Time zone')).toEqual([...VIDEO_UTC_OFFSETS]);
  expect(VIDEO_UTC_OFFSETS).toHaveLength(7);
  expect(await dialog.options('Specialization')).toEqual([
    'General Medicine',
    'Cardiology',
    'Orthopedics',
    'Oncology',
    'Neurology',
    'Gastroenterology',
    'Dermatology',
    'ENT',
    'Urology',
    'Gynecology',
    'Pediatrics',
    'Psychiatry',
    'Ophthalmology',
    'Pulmonology',
    'Nephrology',
  ]);
  expect(SPECIALIZATIONS).toHaveLength(15);
});

test('says what is missing: name and e-mail, then day and time; the rest is optional', async ({ page, site }) => {
  const dialog = await openVideoConsultation(page);
  const person = demoPerson('Faisal');
  await dialog.submit.click();
  await seesMissingToast(page, 'Please fill in your name and email address.');
  expect(MISSING_INFORMATION.name_and_email).toBe('Please fill in your name and email address.');
  await dialog.field('First name').fill(person.first_name);
  await dialog.field('Last name').fill(person.last_name);
  await dialog.submit.click();
  await seesMissingToast(page, 'Please fill in your name and email address.');
  await dialog.field('E-mail').fill(person.email);
  await dialog.submit.click();
  await seesMissingToast(page, 'Please select a preferred date.');
  await dialog.field('Preferred date').fill(inDays(12));
  await dialog.submit.click();
  await seesMissingToast(page, 'Please select a preferred time.');
  await dialog.slot('9:00 AM').check({ force: true });
  await dialog.submit.click();
  await seesToast(
    page,
    CONSULTATION_TOASTS.video_consultation.title,
    CONSULTATION_TOASTS.video_consultation.description,
  );
  await expect(dialog.dialog).toBeHidden();
  await site.mail.waitFor(person.email);
});

test('sends names joined, the defaults and what was filled in, once', async ({ page, site }) => {
  const dialog = await openVideoConsultation(page);
  const person = demoPerson('Dilnoza');
  await fillVideoConsultation(dialog, person);
  await dialog.type('Phone Consultation').check({ force: true });
  await dialog.field('Specialization').selectOption('Urology');
  await dialog.field('Country').selectOption('Kenya');
  await dialog.field('Medical condition').fill('Kidney stones');
  await dialog.field('Notes').fill('Russian would be good');
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/functions/video-consultation-request')) requests += 1;
  });
  await dialog.submit.dblclick();
  await expect(dialog.dialog).toBeHidden();
  expect(requests).toBe(1);
  const { kind, name, phone, country, payload } = await site.api.request(person.email);
  expect({ kind, name, phone, country }).toEqual({
    kind: 'video_consultation',
    name: fullName(person),
    phone: person.phone,
    country: 'Kenya',
  });
  expect(payload).toMatchObject({
    consultation_type: 'phone_consultation',
    preferred_date: inDays(9),
    preferred_time: '3:00 PM',
    medical_condition: 'Kidney stones',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
    notes: 'Russian would be good',
    reason: 'Video consultation request',
    specialization: 'Urology',
  });
  await openVideoConsultation(page);
  await expect(dialog.type('Video Consultation')).toBeChecked();
  await expect(dialog.field('E-mail')).toHaveValue('');
});

test('the day may not be before today', async ({ page }) => {
  const dialog = await openVideoConsultation(page);
  await fillVideoConsultation(dialog, demoPerson(), inDays(-2));
  await dialog.submit.click();
  await seesInvalidToast(page, 'Please select today or a later day.');
});

test('keeps what was typed apart from the other dialog', async ({ page }) => {
  const dialog = await openVideoConsultation(page);
  const person = demoPerson();
  await fillVideoConsultation(dialog, person);
  await page.reload();
  await openVideoConsultation(page);
  await expect(dialog.field('E-mail')).toHaveValue(person.email);
  await expect(dialog.slot('3:00 PM')).toBeChecked();
});
