/** A patient with several journeys: the address names one, and what is kept for offline never mixes them. */
import { askForTreatment, beginJourney, completeStage, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const OWN_PAGES = ['', '/documents', '/documents/access', '/quotes', '/messages', '/travel', '/care', '/people'];

test('each journey has its own address on every page, and one of someone else is not found', async ({
  newPerson,
  site,
}) => {
  test.slow();
  const [patient, other] = [await newPatient(site, 'Amal'), await newPatient(site, 'Sara')];
  const first = await beginJourney(site, patient, await askForTreatment(patient));
  await completeStage(site, first, 2);
  const second = await beginJourney(site, patient);
  const foreign = await beginJourney(site, other);
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto('/patient-portal');
  const { main } = new PortalFrame(page);
  const choice = main.getByRole('navigation', { name: 'Your journeys' });
  await expect(choice.getByRole('link')).toHaveCount(2);
  await expect(main).toContainText('1 of 10 stages are completed.');
  await choice.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(`/patient-portal?journey=${first}`);
  await expect(main).toContainText('2 of 10 stages are completed.');
  await expect(choice.locator('[aria-current=page]')).toHaveAttribute('href', new RegExp(first));
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);

  for (const path of OWN_PAGES) {
    await page.goto(`/patient-portal${path}?journey=${first}`);
    await expect(choice.locator('[aria-current=page]'), path).toHaveAttribute('href', new RegExp(first));
  }
  await page.goto('/patient-portal/travel');
  await expect(choice.locator('[aria-current=page]')).toHaveAttribute('href', new RegExp(second));
  await page.goto(`/patient-portal/travel?journey=${foreign}`);
  await expect(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('while offline every page is as it was, each journey for itself; a companion leaves by themselves', async ({
  newPerson,
  site,
  faults,
}) => {
  test.slow();
  faults.allow(/ERR_INTERNET_DISCONNECTED|console warning/);
  const [patient, friend] = [await newPatient(site, 'Rania'), await newPatient(site, 'Hiba')];
  const request = await askForTreatment(patient);
  const journey = await beginJourney(site, patient, request);
  const accompanied = await beginJourney(site, friend);
  await friend.call('POST', '/companions', {
    journey_id: accompanied,
    name: 'Rania',
    email: patient.person.email,
    relation: 'Friend',
    may: ['see_journey'],
  });
  const mail = await site.mail.waitFor(patient.person.email, ({ subject }) => subject.includes('invites you'));
  const page = await newPerson(CALM);
  await patient.signIn(page);
  await page.goto(/\/companion\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '');
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  const frame = new PortalFrame(page);
  const { main } = frame;
  await expect(frame.heading).toContainText('Journey of Hiba');

  const { items } = await patient.call<{ items: { id: string; kind: string }[] }>(
    'GET',
    `/threads?journey_id=${journey}`,
  );
  const thread = items.find(({ kind }) => kind === 'patient')?.id ?? '';
  await site.api.as('ayana_staff', 'POST', `/threads/${thread}/messages`, { text: 'Bring your glasses.' });
  await frame.line('Messages').click();
  await expect(main).toContainText('Bring your glasses.');
  await frame.line('Requests').click();
  await expect(main).toContainText(request.treatment.name);
  await frame.dropdown.click();
  await page.getByRole('menuitem', { name: 'All notifications' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await frame.line('People').click();
  await expect(main.getByRole('region', { name: 'Journeys you accompany' })).toContainText('Journey of Hiba');

  // The code of the cards below has come, too: the page is read again without a line.
  for (const card of ['Your details', 'What you agreed to', 'Your data'])
    await expect(main.getByRole('region', { name: card })).toBeVisible();
  await page.context().setOffline(true);
  await main.getByRole('region', { name: 'Journeys you accompany' }).getByRole('link', { name: /Hiba/ }).click();
  await expect(frame.heading).toContainText('Journey of Hiba');
  await expect(main.getByText(/This is how it was today/)).toBeVisible();
  await frame.line('Messages').click();
  await expect(main).toContainText('Bring your glasses.');
  await frame.line('Requests').click();
  await expect(main.getByText(/couldn’t be refreshed/)).toBeVisible();
  await expect(main).toContainText(request.treatment.name);
  await frame.line('People').click();
  await expect(main.getByRole('region', { name: 'Journeys you accompany' })).toContainText('Journey of Hiba');

  await page.context().setOffline(false);
  await page.goto(`/patient-portal/accompany/${accompanied}`);
  await page.getByRole('button', { name: 'Stop accompanying' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop accompanying' }).click();
  await expect(page).toHaveURL('/patient-portal/people');
  await expect(page.getByRole('region', { name: 'Journeys you accompany' })).toHaveCount(0);
});
