/** Papers of a journey: sent over a line that breaks, checked or sent back, and who opened them. */
import { chooseFiles, overBreakingLine, pdfFile } from '../../flows/papers.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';

const MB = 1024 * 1024;
const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

test('papers are sent over a line that breaks, sent back, and refused for what is in them; each opening is listed', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  test.slow();
  faults.expect(/net::ERR_\w+ (PATCH|HEAD) .*\/api\/uploads\//);
  faults.allow(/net::ERR_INTERNET_DISCONNECTED|console .*(WebSocket|socket\.io)|console warning/);
  // The API reads what is in a file, and refuses one whose name says otherwise.
  faults.expect(/422 POST .*\/documents/);
  const patient = await newPatient(site, 'Parveen');
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const [phone, desk] = [await newPerson(PHONE), await signedIn('ayana_staff', CALM)];
  await patient.signIn(phone);
  await phone.goto('/patient-portal/documents');
  const toSend = phone.getByRole('region', { name: 'To send' });
  await expect(toSend).toContainText('Medical report');
  await desk.goto(`/case-manager/cases/${journey}?section=papers`);
  await expect(desk.getByRole('region', { name: 'To check' })).toContainText('Nothing waits to be checked.');

  const report = pdfFile('Report of the clinic.pdf', 3 * MB);
  await overBreakingLine(phone, [MB, 2 * MB], () => chooseFiles(phone, 'Add', [report]));
  await chooseFiles(phone, 'Choose files', [pdfFile('Blood test.pdf', 2000), pdfFile('Old report.pdf', 3000)]);
  const toCheck = desk.getByRole('list', { name: 'To check' });
  await expect(toCheck.getByRole('listitem')).toHaveCount(3);

  await toCheck.getByRole('button', { name: report.name, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Medical report' });
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await dialog.getByRole('textbox').fill('The second page is <missing>.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toBeHidden();
  await expect(toSend).toContainText('The second page is ‹missing›.');
  await chooseFiles(phone, 'Send again', [pdfFile('Whole report.pdf', 4000)]);
  await expect(toCheck).toContainText('Whole report.pdf');

  await chooseFiles(phone, 'Choose files', [
    { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('film') },
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`MZ${'\0'.repeat(300)}`) },
  ]);
  await expect(phone.getByText('File type not allowed', { exact: true })).toHaveCount(2);

  await phone.goto('/patient-portal/documents/access');
  await expect(phone.getByRole('main')).toContainText('Demo ayana staff');
  await expect(phone.getByRole('main')).toContainText('Viewed: Medical report, Report of the clinic.pdf');
});
