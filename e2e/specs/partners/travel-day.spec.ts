/** The days around a trip: a driver and a guest house from their first page, and what the traveller sees of it. */
import type { AssignmentKind, TravelLeg, TravelLegKind } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import type { Locator, Page } from '@playwright/test';

import { beginJourney, newPatient, type Patient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const HOUR = 60 * 60_000;
const PHONE = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const IN_INDIA = { ...PHONE, timezoneId: 'Asia/Kolkata' } as const;
const ON_CALL = 'On call now, by day and by night';

interface Trip {
  patient: Patient;
  journey: string;
  leg: TravelLeg;
}

/** A part of a new patient's trip, whose work the demo partner has accepted. */
async function trip(
  site: Site,
  {
    name,
    role,
    kind,
    starts_at,
    leg,
  }: { name: string; role: Role; kind: AssignmentKind; starts_at: Date; leg: object },
): Promise<Trip> {
  const patient = await newPatient(site, name);
  const journey = await beginJourney(site, patient);
  const staff = <T>(path: string, body: object) => site.api.as<T>('ayana_staff', 'POST', path, body);
  const { id: assignee_user_id } = await site.api.as<{ id: string }>(role, 'GET', '/auth/account');
  const work = { journey_id: journey, kind, assignee_user_id, brief: 'Three people, one walks slowly.' };
  const { id: assignment_id } = await staff<{ id: string }>('/assignments', work);
  await site.api.as(role, 'PATCH', `/assignments/${assignment_id}`, { status: 'accepted' });
  const legKind: TravelLegKind = kind === 'lodging' ? 'lodging' : 'pickup';
  const part = await staff<TravelLeg>('/travel-legs', {
    journey_id: journey,
    kind: legKind,
    starts_at: starts_at.toISOString(),
    zone: 'Asia/Kolkata',
    status: 'booked',
    assignment_id,
    ...leg,
  });
  return { patient, journey, leg: part };
}

/** The staff share the number of a rota, which one of them answers. */
async function shareLine(site: Site): Promise<void> {
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'GET', '/auth/account');
  await site.api.as('ayana_staff', 'POST', '/on-call-rotas', {
    name: 'Line of the trip',
    zone: 'Asia/Kolkata',
    handover_time: '09:00',
    turn_days: 7,
    starts_on: new Date().toISOString().slice(0, 10),
    people: [id],
    phone: '+91 44 5550 0177',
    is_shared: true,
  });
}

const nameOf = ({ patient: { person } }: Trip): string => `${person.first_name} ${person.last_name}`;
/** The line of a patient in the list of what waits. */
const waiting = (page: Page, of: Trip, text: string): Locator =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: nameOf(of) })
    .filter({ hasText: text });
const said = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text });

test('“Arrived” a day early is asked about; driver and traveller write with each other; the on-call line stays without a connection', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  faults.allow(/net::ERR_INTERNET_DISCONNECTED|net::ERR_FAILED|console .*(WebSocket|socket\.io)|console warning/);
  const one = await trip(site, {
    name: 'Naledi',
    role: 'partner/logistics',
    kind: 'transport',
    starts_at: new Date(Date.now() + 24 * HOUR),
    leg: { from_place: 'Chennai airport', to_place: 'Lantern Bay Hospital' },
  });
  await shareLine(site);
  const phone = await signedIn('partner/logistics', IN_INDIA);
  const main = phone.getByRole('main');
  await phone.goto('/partner-portal');
  await expect(waiting(phone, one, 'Transport')).toContainText('Pickup');
  await waiting(phone, one, 'Transport').getByRole('link').first().click();
  await expect(main.getByRole('heading', { name: /^Pickup in 2[34] h/ })).toBeVisible();

  await main.getByRole('link', { name: 'Open its day in the manifest' }).click();
  const line = main.getByRole('listitem', { name: `Pickup ${nameOf(one)}` });
  // What is printed large says what it is.
  await expect(line).toContainText(/Pickup at\s*\d\d:\d\d\s*in India/);
  await line.getByRole('button', { name: 'Arrived' }).click();
  const question = phone.getByRole('dialog', { name: 'Is this right?' });
  await expect(question).toContainText(/Pickup is planned for .* That is in 2[34] hours/);
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(line).toContainText('Booked');
  await expect(main.getByRole('group', { name: ON_CALL })).toBeVisible();

  await line.getByRole('link', { name: 'Open the work' }).click();
  await main.getByRole('tab', { name: 'Traveller' }).click();
  await main.getByRole('textbox', { name: 'Your message' }).fill('I wait at exit 4 with a green sign.');
  await main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(phone, 'exit 4')).toBeVisible();
  await site.timeTravel.leaveUnread(one.patient.person.email, 'traveller');

  const hers = await newPerson({ ...PHONE, timezoneId: 'Africa/Nairobi' });
  await one.patient.signIn(hers);
  await hers.goto('/patient-portal');
  const frame = new PortalFrame(hers);
  await expect(frame.main.getByRole('group', { name: ON_CALL })).toBeVisible();
  await expect(frame.dropdown).toHaveAccessibleName(/unread/);
  await frame.dropdown.click();
  await hers.getByRole('menuitem').filter({ hasText: 'message' }).first().click();
  await expect(said(hers, 'I wait at exit 4 with a green sign.')).toBeVisible();
  await frame.main.getByRole('textbox', { name: 'Your message' }).fill('We are three, in red coats.');
  await frame.main.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(phone, 'We are three, in red coats.')).toContainText('traveller');

  // The plan and its number are read once, and stay when the line is lost.
  await frame.bar.getByRole('link', { name: 'Journey' }).click();
  await expect(frame.main.getByRole('group', { name: ON_CALL })).toBeVisible();
  await hers.context().setOffline(true);
  await frame.bar.getByRole('link', { name: 'Messages' }).click();
  await frame.bar.getByRole('link', { name: 'Journey' }).click();
  await expect(frame.main.getByText(/This is how it was/)).toBeVisible();
  const number = frame.main.getByRole('group', { name: ON_CALL }).getByRole('link', { name: '+91 44 5550 0177' });
  await expect(number).toHaveAttribute('href', 'tel:+914455500177');
});

test('a guest house checks a guest in, files the Form C on the page of its work, and nothing waits any more', async ({
  signedIn,
  site,
}) => {
  const one = await trip(site, {
    name: 'Selam',
    role: 'partner/lodging',
    kind: 'lodging',
    starts_at: new Date(Date.now() + HOUR / 2),
    leg: { to_place: 'Demo guest house', ends_at: new Date(Date.now() + 240 * HOUR).toISOString() },
  });
  const house = await signedIn('partner/lodging', IN_INDIA);
  const main = house.getByRole('main');
  await house.goto('/partner-portal');
  await expect(waiting(house, one, 'Lodging')).toContainText('Check-in');
  await waiting(house, one, 'Lodging').getByRole('link').first().click();
  await main.getByRole('link', { name: 'Open its day in the manifest' }).click();
  const line = main.getByRole('listitem', { name: `Lodging ${nameOf(one)}` });
  await expect(line).toContainText(/Arrives\s*\d\d:\d\d/);
  await line.getByRole('button', { name: 'Arrived' }).click();
  await expect(line).toContainText('Done at');

  await new PortalFrame(house).bar.getByRole('link', { name: 'Waiting' }).click();
  const formC = waiting(house, one, 'Form C not filed with the FRRO');
  await expect(formC).toBeVisible();
  await formC.getByRole('link').first().click();
  await expect(main.getByText(/^To be filed until/)).toBeVisible();
  await main.getByRole('button', { name: /^Enter the Form C/ }).click();
  const dialog = house.getByRole('dialog', { name: 'Form C of this patient' });
  await dialog.getByLabel(/^Number of the Form C/).fill('FC-DEMO-1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText(/^Filed on .*number FC-DEMO-1$/)).toBeVisible();
  await new PortalFrame(house).bar.getByRole('link', { name: 'Waiting' }).click();
  await expect(main.getByRole('row').first()).toBeVisible();
  await expect(formC).toHaveCount(0);
});
