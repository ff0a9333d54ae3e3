import { fillVideoConsultation, openVideoConsultation } from '../../flows/ask-for-consultation.ts';
import { seesMissingToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, inDays, demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';

// What is asked and what is missing are in consultation-dialogs.test.tsx and video-consultation-form.test.ts.
test('says what is missing, keeps what was typed, and sends it once: names joined, and the defaults', async ({
  page,
  site,
}) => {
  await new HomePage(page).open();
  const dialog = await openVideoConsultation(page);
  const person = demoPerson('Dilnoza');
  await dialog.submit.click();
  await seesMissingToast(page, 'Please fill in your name and email address.');
  await fillVideoConsultation(dialog, person);
  await page.reload();
  await openVideoConsultation(page);
  await expect(dialog.field('E-mail')).toHaveValue(person.email);
  await expect(dialog.slot('3:00 PM')).toBeChecked();
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
