/** A driver's day on a phone: pressed without a line, sent once when it is back; a changed flight moves the pickup, and the driver confirms. */
import type { TravelLeg } from '@ayana/contracts/journey';
import type { Page } from '@playwright/test';

import { beginJourney, newPatient, type Patient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';

const PHONE = {
  reducedMotion: 'reduce',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: 'Asia/Kolkata',
} as const;
const DRIVER = 'partner/logistics';
const HOUR = 60 * 60_000;

interface Trip {
  patient: Patient;
  flight: TravelLeg;
  pickup: TravelLeg;
  /** `YYYY-MM-DD` in India. */
  day: string;
}

/** A flight that lands tomorrow in India, and a pickup that the demo driver has accepted. */
async function trip(site: Site, name: string): Promise<Trip & { journey: string }> {
  const patient = await newPatient(site, name);
  const journey = await beginJourney(site, patient);
  const staff = <T>(method: string, path: string, body: object) => site.api.as<T>('ayana_staff', method, path, body);
  const { id: assignee_user_id } = await site.api.as<{ id: string }>(DRIVER, 'GET', '/auth/account');
  const { id: assignment_id } = await staff<{ id: string }>('POST', '/assignments', {
    journey_id: journey,
    kind: 'transport',
    assignee_user_id,
    brief: 'Please meet the patient at the airport.',
  });
  await site.api.as(DRIVER, 'PATCH', `/assignments/${assignment_id}`, { status: 'accepted' });
  const day = new Date(Date.now() + 29.5 * HOUR).toISOString().slice(0, 10);
  const at = (time: string) => `${day}T${time}:00+05:30`;
  const flight = await staff<TravelLeg>('POST', '/travel-legs', {
    journey_id: journey,
    kind: 'flight',
    from_place: 'Nairobi',
    to_place: 'Chennai',
    starts_at: at('02:00'),
    zone: 'Africa/Nairobi',
    ends_at: at('10:00'),
    end_zone: 'Asia/Kolkata',
    reference: 'KQ 210',
    status: 'booked',
  });
  const pickup = await staff<TravelLeg>('POST', '/travel-legs', {
    journey_id: journey,
    kind: 'pickup',
    from_place: 'Chennai airport',
    to_place: 'Lantern Bay Hospital',
    starts_at: at('10:45'),
    zone: 'Asia/Kolkata',
    status: 'booked',
    assignment_id,
  });
  return { patient, journey, flight, pickup, day };
}

const lineOf = (page: Page, { patient }: Trip) =>
  page.getByRole('listitem', { name: `Pickup ${patient.person.first_name} ${patient.person.last_name}` });

test('a flight that the patient reports moves the pickup, which is confirmed; “Arrived” without a line is sent once it is back', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  faults.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|console .*(WebSocket|socket\.io)|console warning/);
  const one = await trip(site, 'Wanjiru');
  const [phone, hers] = [await signedIn(DRIVER, PHONE), await newPerson({ ...PHONE, timezoneId: 'Africa/Nairobi' })];
  await phone.goto(`/partner-portal/manifest?day=${one.day}`);
  const line = lineOf(phone, one);
  await expect(line).toContainText('Flight KQ 210 from Nairobi, lands 10:00');

  await one.patient.signIn(hers);
  await hers.goto('/patient-portal/travel');
  await hers.getByRole('button', { name: 'Tell us a flight' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Your flight' });
  // Two and a half hours later; the flight takes as long as before.
  const later = new Date(Date.parse(one.flight.starts_at) + 2.5 * HOUR + 3 * HOUR);
  await dialog.getByLabel(/^Day of departure/).fill(later.toISOString().slice(0, 10));
  await dialog.getByLabel(/^Departure/).fill(later.toISOString().slice(11, 16));
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();
  await expect(line).toContainText('13:15');
  await expect(line).toContainText('Changed, please confirm');
  await expect(line).toContainText('lands 12:30');
  await line.getByRole('button', { name: 'Confirm the new time' }).click();
  const pickup = async (): Promise<TravelLeg | undefined> =>
    (await one.patient.call<{ items: TravelLeg[] }>('GET', `/travel-legs?journey_id=${one.journey}`)).items.find(
      ({ kind }) => kind === 'pickup',
    );
  await expect.poll(pickup).toMatchObject({ moved_from: null, status: 'booked' });

  const { version = 0 } = (await pickup()) ?? {};
  await expect(line).not.toContainText('Changed, please confirm');
  await phone.context().setOffline(true);
  await line.getByRole('button', { name: 'Arrived' }).click();
  // A day before the pickup it is asked about, also without a line.
  await phone.getByRole('dialog', { name: 'Is this right?' }).getByRole('button', { name: 'It is right' }).click();
  await expect(line).toContainText('Waiting for the line');
  expect(await pickup()).toMatchObject({ status: 'booked' });
  await phone.context().setOffline(false);
  await expect(line).toContainText('Done at');
  // Once in the database.
  expect(await pickup()).toMatchObject({ status: 'done', version: version + 1 });
  const leg = hers.getByRole('list', { name: 'Day by day' }).getByRole('listitem').filter({ hasText: 'Pickup' }).last();
  await expect(leg).toContainText('Done at');
});
