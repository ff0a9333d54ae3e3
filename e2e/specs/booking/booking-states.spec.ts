import { saveData } from '@ayana/tooling/check/pages/weigh.ts';
import { seededDoctor } from '../../flows/appointments.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { ServedPage } from '../../harness/page-parts.ts';
import { fullName, inDays, demoPerson } from '../../harness/people.ts';
import { BookingPage } from '../../pages/booking-page.ts';

// Times, holds, refusals, moving and cancelling: book-doctor.test.tsx, use-hold.test.ts, and the API's tests of appointments.

test('in data-saving mode the booking loads only when the user starts', async ({ page }) => {
  await page.addInitScript(saveData);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/doctors/${seededDoctor(7)}`, { waitUntil: 'networkidle' });
  const booking = new BookingPage(page);
  await expect(booking.times.first()).toBeVisible();
  expect(asked.filter((url) => url.includes('/free-times'))).toEqual([]);
  const before = asked.filter((url) => url.endsWith('.js')).length;
  await booking.firstName.focus();
  await expect.poll(() => asked.some((url) => url.includes('/free-times'))).toBe(true);
  expect(asked.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
});

test('without scripts a misspelt knee leads to a request, whose mail and inbox name treatment and hospital', async ({
  request,
  site,
}) => {
  const person = demoPerson('Tendai');
  const home = await ServedPage.open(request, '/');
  const search = await home.send(home.one('form', { role: 'search' }), { q: 'nee replacment' });
  expect(search.path).toBe('/search?q=nee+replacment');
  expect(search.main.text).toContain('Showing results for “knee replacement”');
  const knee = await search.go(search.main.one('a', { href: '/treatments/knee-replacement' }).attribute('href') ?? '');
  const row = knee.named('Prices by hospital').one('tbody').one('tr');
  const hospital = row.one('th').one('a').text;
  const form = await knee.follow('Ask for a quote', row);
  expect(form.main.text).toContain(`You ask for a quote for Knee replacement from ${hospital}`);
  const received = await form.send(form.one('form', { id: 'form-consultation' }), {
    consultationType: 'Video Consultation',
    preferredDate: inDays(9),
    country: 'Kenya',
    city: 'Nairobi',
    timezone: 'UTC+03:00',
    preferredTime: '10:00 AM',
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    phone: person.phone,
    medicalNeeds: 'My left nee is worn.',
  });
  expect(received.title).toBe('Your consultation is requested');
  expect(received.path).not.toContain(person.first_name);
  const own = await site.mail.waitFor(person.email);
  const notice = await site.mail.waitFor(site.teamEmail, ({ text }) => text.includes(person.email));
  for (const { text } of [own, notice])
    for (const named of ['Knee replacement', hospital]) expect(text).toContain(named);
  expect(await site.api.request(person.email)).toMatchObject({
    name: fullName(person),
    payload: { procedure_interest: 'Knee replacement', destination_preference: expect.stringContaining(hospital) },
  });
});

test('the page of an appointment opens by the link of the mail alone', async ({ request }) => {
  const forged = await ServedPage.open(request, '/appointment?token=019a0000-0000-7000-8000-000000000000.forged');
  expect(forged.main.text).toContain('We cannot find this appointment');
  expect(forged.robots).toContain('noindex');
});
