/**
 * A night: a patient at home has a fever; who is on call is paged twice and answers; an incident with three roles sends an ambulance and an
 * interpreter, and writes to five families; afterwards it is reviewed, is evidence, and can be found in the activity and the figures.
 */
import { STAFF_ROLES } from '@ayana/contracts/identity';
import { checkChain } from '@ayana/tooling/check/trail/chain.ts';
import { withClient } from '@ayana/tooling/database/index.ts';
import type { Page } from '@playwright/test';

import { answerCheckIn, beginFollowUp } from '../../flows/check-ins.ts';
import { beginJourney, newPatient, type Patient } from '../../flows/patients.ts';
import { newColleague } from '../../flows/colleagues.ts';
import { foundSignal } from '../../flows/signals.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const HOUR = 60 * 60_000;

interface Made {
  id: string;
}

interface Run extends Made {
  title: string;
  subject: { id: string } | null;
}

/** A patient with a relative who accompanies them; both are written to in an incident. */
async function newFamily(site: Site, name: string): Promise<{ journey: string; patient: Patient; relative: Patient }> {
  const [patient, relative] = [await newPatient(site, name), await newPatient(site, `${name}-Sister`)];
  const journey = await beginJourney(site, patient);
  return { journey, patient, relative: await accompanied(site, patient, journey, relative) };
}

async function accompanied(site: Site, patient: Patient, journey: string, relative: Patient): Promise<Patient> {
  await patient.call('POST', '/companions', {
    journey_id: journey,
    name: 'A relative',
    email: relative.person.email,
    relation: 'Sister',
    may: ['see_journey'],
  });
  const mail = await site.mail.waitFor(relative.person.email, ({ subject }) => subject.includes('invites you'));
  const token = /\/companion\?token=([\w.-]+)/.exec(mail.text)?.[1];
  await relative.call('POST', '/companions/accept', { token });
  return relative;
}

/** Someone of the staff is on call, and a red flag pages them: once more after a minute. */
async function watchFlags(site: Site, onCall: string): Promise<void> {
  const admin = <T = Made>(method: string, path: string, body: unknown): Promise<T> =>
    site.api.as<T>('admin', method, path, body);
  const name = `Night ${Date.now()}`;
  const rota = await admin('POST', '/on-call-rotas', {
    name,
    zone: 'Asia/Kolkata',
    handover_time: '09:00',
    turn_days: 7,
    starts_on: '2026-01-05',
    people: [onCall],
  });
  const steps = [{ targets: [{ kind: 'rota', id: rota.id }], channels: ['bell', 'mail', 'text'], wait_minutes: 60 }];
  const chain = await admin('POST', '/escalation-chains', { name, rounds: 3, steps });
  await admin('PATCH', '/signal-definitions/red_flag_check_in', { chain_id: chain.id });
}

// Red flags of other tests page nobody.
test.afterEach(({ site }) =>
  site.api.as<object>('admin', 'PATCH', '/signal-definitions/red_flag_check_in', { chain_id: null }),
);

test('a night, from a fever at home to the review', async ({ faults, newPerson, signedIn, site }) => {
  test.setTimeout(300_000);
  faults.expect(/409 POST .*resource-commitments/);
  const staff = <T = Made>(method: string, path: string, body?: unknown): Promise<T> =>
    site.api.as<T>('ayana_staff', method, path, body);
  const people: Record<string, string> = {};
  for (const role of STAFF_ROLES) people[role] = (await site.api.as<{ id: string }>(role, 'GET', '/auth/account')).id;
  const onCall = await newColleague(site);
  await watchFlags(site, onCall.id);

  // A patient answers a check-in at night, with a fever.
  const patient = await newPatient(site, 'Farida');
  const journey = await beginFollowUp(site, patient);
  const relative = await accompanied(site, patient, journey, await newPatient(site, 'Farida-Sister'));
  const families = [{ journey, patient, relative }];
  for (const name of ['Amal', 'Bilal', 'Chipo', 'Deng']) families.push(await newFamily(site, name));
  await site.timeTravel.reachCheckIn(journey, 2);
  const asked = await site.mail.waitFor(patient.person.email, ({ subject }) => subject.startsWith('How are you'));
  const home = await newPerson({ ...CALM, viewport: { width: 390, height: 844 } });
  await home.goto(/\/check-in\?token=[\w.-]+/.exec(asked.text)?.[0] ?? '');
  await answerCheckIn(home, { pain: 8, fever: 'Yes', wound: 'Red, warm or swollen', medicine: 'Yes' });
  await home.getByRole('button', { name: 'Send my answers' }).click();
  await expect(home.getByRole('alert').filter({ hasText: 'Please read this now' })).toBeVisible();

  // Who is on call is paged by email and text, and again when nobody answers.
  const signal = await foundSignal(site, 'red_flag_check_in', journey);
  const runs = await staff<{ items: Run[] }>('GET', '/escalation-runs?state=running&limit=100');
  const run = runs.items.find(({ subject }) => subject?.id === signal.id);
  const ofRun = async (address: string) =>
    (await site.mail.to(address)).filter(({ subject, text }) => `${subject} ${text}`.includes(run?.title ?? '?'));
  const pages = async () => ({
    mails: (await ofRun(onCall.person.email)).length,
    texts: (await ofRun(`${onCall.person.phone.replace(/\D/g, '')}@sms.texts.ayana.test`)).length,
  });
  await expect.poll(pages, { timeout: 30_000 }).toEqual({ mails: 1, texts: 1 });
  await site.timeTravel.passPage(run?.id ?? '');
  await expect.poll(pages, { timeout: 30_000 }).toEqual({ mails: 2, texts: 2 });
  const [mail] = await ofRun(onCall.person.email);
  const link = /http\S+escalation-pages\/acknowledge\?token=[^\s)]+/.exec(mail?.text ?? '')?.[0];
  const phone = await newPerson({ ...CALM, viewport: { width: 390, height: 844 } });
  await phone.goto(link ?? '');
  await phone.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(phone.getByRole('heading', { name: 'You have acknowledged it' })).toBeVisible();
  await site.timeTravel.passPage(run?.id ?? '');

  // The signal is taken with the page, and becomes an incident.
  const page = await signedIn('ayana_staff', CALM);
  await page.goto(`/admin/crisis-detection/${signal.id}`);
  await expect(page.getByText('Acknowledged', { exact: true }).first()).toBeVisible();
  expect(await pages(), 'nobody is paged after the acknowledgement').toEqual({ mails: 2, texts: 2 });
  await page.getByRole('button', { name: 'Open an incident' }).click();
  const opening = page.getByRole('dialog', { name: 'Open an incident' });
  const title = `Fever after an operation ${Date.now()}`;
  await opening.getByRole('textbox', { name: /^Title/ }).fill(title);
  await opening.getByRole('button', { name: 'Open the incident' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const incident = /[0-9a-f-]{36}$/.exec(page.url())?.[0] ?? '';
  for (const [role, person] of [
    ['liaison', people['admin']],
    ['scribe', people['super_admin']],
  ] as const)
    await staff('POST', `/incidents/${incident}/roles`, { incident_role: role, person_id: person });
  for (const family of families.slice(1))
    await staff('POST', `/incidents/${incident}/journeys`, { journey_id: family.journey });

  // An ambulance and an interpreter are committed; the ambulance cannot be at a second place.
  const needs = await askForHelp(site, incident);
  await commit(page, needs.interpreter);
  await commit(page, needs.ambulance);
  await expect(page.getByRole('button', { name: 'Send it' })).toBeVisible();
  await commit(page, needs.elsewhere);
  await expect(page.getByRole('alert')).toContainText('It is at another place in this time.');

  await writeToFamilies(page, await signedIn('admin', CALM), incident);
  for (const family of families)
    for (const reader of [family.patient, family.relative])
      await site.mail.waitFor(reader.person.email, ({ subject }) => subject === title);

  await closeAndReview(page, incident);
  await keepAsEvidence(site, incident, title);

  // What happened can be found: in the activity, in the figures, and nothing of it was changed.
  const desk = await signedIn('admin', CALM);
  await desk.goto(`/admin/activity/all?about=${incident}`);
  await expect(desk.locator('tbody tr[data-row]').first()).toContainText('Incident');
  await site.timeTravel.countFigures();
  await expect
    .poll(
      async () =>
        (await staff<{ figures: { flag_fever: number } }>('GET', '/analytics/complications')).figures.flag_fever,
      { timeout: 30_000 },
    )
    .toBeGreaterThan(0);
  await desk.goto('/admin/analytics?view=complications');
  await expect(desk.getByRole('row', { name: /^Fever/ }).first()).toBeVisible();
  const { findings } = await withClient(site.databaseUrl, async (client) => {
    await client.query('select seal_activity(2147483647)');
    return checkChain(client, null);
  });
  expect(findings).toEqual([]);
});

/** Needs of the incident and of another place, with one resource for each kind. */
async function askForHelp(
  site: Site,
  incident_id: string,
): Promise<Record<'ambulance' | 'interpreter' | 'elsewhere', string>> {
  const staff = <T = Made>(method: string, path: string, body?: unknown): Promise<T> =>
    site.api.as<T>('ayana_staff', method, path, body);
  const { items } = await staff<{ items: { id: string; name: string }[] }>('GET', '/cities');
  const city_id = items.find(({ name }) => name === 'Pune')?.id;
  const time = {
    from_at: new Date(Date.now() - HOUR).toISOString(),
    until_at: new Date(Date.now() + 6 * HOUR).toISOString(),
  };
  const made: Record<string, string> = {};
  for (const kind of ['ambulance', 'interpreter'] as const) {
    const { id } = await staff('POST', '/resources', {
      kind,
      name: `Night ${kind} ${Date.now()}`,
      city_id,
      capacity: 1,
    });
    const need = (title: string, more: object) =>
      staff('POST', '/resource-needs', { kind, title, city_id, quantity: 1, ...time, ...more });
    const own = await need(`An ${kind} for Farida`, { incident_id });
    await staff('POST', `/resource-needs/${own.id}/offers`, { resource_id: id });
    made[kind] = own.id;
    if (kind === 'ambulance') {
      const other = await need('A call from elsewhere', {});
      await staff('POST', `/resource-needs/${other.id}/offers`, { resource_id: id });
      made['elsewhere'] = other.id;
    }
  }
  return made;
}

async function commit(page: Page, need: string): Promise<void> {
  await page.goto(`/admin/resource-mobilization/needs/${need}`);
  await page.getByRole('button', { name: 'Commit' }).click();
}

/** A notice is drafted from the incident, approved by an administrator, and sent. */
async function writeToFamilies(page: Page, approver: Page, incident: string): Promise<void> {
  await page.goto(`/admin/incident-command/${incident}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByTitle('More actions').click();
  await page.getByRole('button', { name: 'Write to the families' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page).toHaveURL(/\/admin\/broadcast-management\/[0-9a-f-]{36}$/);
  await page.getByRole('textbox', { name: /^Subject/ }).fill(title);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('button', { name: 'Submit for approval' }).click();
  const submit = page.getByRole('dialog', { name: 'Submit for approval' });
  await submit.getByRole('button', { name: 'Submit for approval' }).click();
  await expect(submit).toBeHidden();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await approver.goto(new URL(page.url()).pathname);
  await approver.getByRole('button', { name: 'Approve', exact: true }).click();
  await approver.getByRole('dialog', { name: 'Approve' }).getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Send now' }).click({ timeout: 15_000 });
  await page.getByRole('dialog', { name: 'Send now' }).getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('All sent')).toBeVisible({ timeout: 60_000 });
}

async function closeAndReview(page: Page, incident: string): Promise<void> {
  await page.goto(`/admin/incident-command/${incident}`);
  for (const [name, label] of [
    ['Declare stable', /^Why it is stable/],
    ['Close the incident', /^How it ended/],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('textbox', { name: label }).fill('The patient is in hospital, and the fever is down.');
    await dialog.getByRole('button', { name, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await review.getByRole('textbox', { name: /^What happened/ }).fill('A wound was infected.');
  await review.getByRole('textbox', { name: /^Why/ }).fill('The dressing was changed too late.');
  await review.getByRole('textbox', { name: /^What changes/ }).fill('A nurse calls on the second day.');
  await review
    .getByRole('group', { name: /^Who sees to it/ })
    .getByRole('button', { name: 'Me' })
    .click();
  await review.getByLabel(/^By when/).fill('2027-03-01');
  await review.getByRole('button', { name: 'Finish the review' }).click();
  await expect(page.getByRole('region', { name: 'Review' })).toContainText('A nurse calls on the second day.');
}

/** The reviewed incident shows an auditor that emergencies are handled. */
async function keepAsEvidence(site: Site, incident: string, title: string): Promise<void> {
  const admin = <T = Made>(method: string, path: string, body: unknown): Promise<T> =>
    site.api.as<T>('admin', method, path, body);
  const requirement = await admin('POST', '/compliance-requirements', {
    framework: 'nabh',
    code: `Night ${Date.now()}`,
    title: 'Emergencies after the discharge are handled',
  });
  const control = await admin('POST', '/compliance-controls', {
    title: 'Incidents are led, reviewed and kept',
    requirement_ids: [requirement.id],
  });
  await admin('POST', '/compliance-evidence', {
    control_id: control.id,
    title: `Review of ${title}`,
    web_address: `https://ayana.example/admin/incident-command/${incident}`,
  });
}
