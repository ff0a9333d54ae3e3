/** What is kept for offline: an own journey and one that is accompanied, each for itself, until the reader signs out. */
import { askForTreatment, beginJourney, completeStage, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

test('while offline every page is as it was, each journey for itself; it follows once back, and nothing is left behind', async ({
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
  const mail = await site.mail.waitFor(patient.person.email, ({ subject }) => subject.includes('You are invited'));
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
  await frame.line('Journey').click();
  await expect(main).toContainText('1 of 10 stages');
  await frame.line('Messages').click();
  await expect(main).toContainText('Bring your glasses.');
  await frame.line('Requests').click();
  await expect(main).toContainText(request.treatment.name);
  await frame.dropdown.click();
  await page.getByRole('menuitem', { name: 'All notifications' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await frame.line('About me').click();
  await expect(main.getByRole('region', { name: 'Journeys you accompany' })).toContainText('Journey of Hiba');

  // The code of the cards below has come, too: the page is read again without a line.
  for (const card of ['About you', 'Passport and emergency contact', 'What you agreed to', 'Your data'])
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
  await frame.line('About me').click();
  await expect(main.getByRole('region', { name: 'Journeys you accompany' })).toContainText('Journey of Hiba');

  await frame.line('Journey').click();
  await expect(main.getByText(/This is how it was today at \d\d:\d\d/)).toBeVisible();
  const card = main.getByRole('region', { name: `Your journey: ${request.treatment.name}` });
  await expect(card).toContainText('1 of 10 stages');
  await completeStage(site, journey, 2);
  await page.context().setOffline(false);
  await expect(card).toContainText('2 of 10 stages');
  await expect(main.getByText(/This is how it was/)).toHaveCount(0);
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ayana.seen')));
  expect(await stored()).not.toHaveLength(0);
  // The API refuses what the page reads while the session ends.
  faults.allow(/401 GET .*\/api\//);
  await frame.signOut.click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await stored()).toEqual([]);
});
