/** Papers of a journey: sent over a line that breaks, checked or sent back, and who opened them. */
import { chooseFiles, overBreakingLine, pdfFile } from '../../flows/papers.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const MB = 1024 * 1024;
const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

test('papers are sent over a line that breaks, sent back, accepted, refused and asked for; each opening is listed', async ({
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
  const [patient, other] = [await newPatient(site, 'Parveen'), await newPatient(site, 'Rima')];
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const [phone, desk] = [await newPerson(PHONE), await signedIn('ayana_staff', CALM)];
  await patient.signIn(phone);
  await phone.goto('/patient-portal/documents');
  const toSend = phone.getByRole('region', { name: 'To send' });
  await expect(toSend).toContainText('Medical report');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  await desk.goto(`/case-manager/cases/${journey}?section=papers`);
  await expect(desk.getByRole('region', { name: 'To check' })).toContainText('Nothing waits to be checked.');

  const report = pdfFile('Report of the clinic.pdf', 3 * MB);
  await overBreakingLine(phone, [MB, 2 * MB], () => chooseFiles(phone, 'Add', [report]));
  await chooseFiles(phone, 'Choose files', [pdfFile('Blood test.pdf', 2000), pdfFile('Old report.pdf', 3000)]);
  const toCheck = desk.getByRole('list', { name: 'To check' });
  await expect(toCheck.getByRole('listitem')).toHaveCount(3);
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);

  await toCheck.getByRole('button', { name: report.name, exact: true }).click();
  const dialog = desk.getByRole('dialog', { name: 'Medical report' });
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toContainText('Please say what is wrong with it.');
  await dialog.getByRole('textbox').fill('The second page is <missing>.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog).toBeHidden();
  await expect(toSend).toContainText('The second page is ‹missing›.');

  await chooseFiles(phone, 'Send again', [pdfFile('Whole report.pdf', 4000)]);
  await toCheck.getByRole('button', { name: 'Whole report.pdf', exact: true }).click();
  await desk.getByRole('dialog', { name: 'Medical report' }).getByRole('button', { name: 'Accept' }).click();
  const sent = phone.getByRole('region', { name: 'Sent', exact: true });
  await expect(sent).toContainText(/Checked by Demo ayana staff/);

  await chooseFiles(phone, 'Choose files', [
    { name: 'film.mov', mimeType: 'video/quicktime', buffer: Buffer.from('film') },
    { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from(`MZ${'\0'.repeat(300)}`) },
  ]);
  await expect(phone.getByText('File type not allowed', { exact: true })).toHaveCount(2);

  await desk.getByRole('button', { name: 'Ask for a paper' }).click();
  const ask = desk.getByRole('dialog', { name: 'Ask for a paper' });
  await ask.getByRole('button', { name: 'Ask for it' }).click();
  await expect(ask).toContainText('Please say what it is needed for.');
  await ask.getByRole('combobox').selectOption({ label: 'Prescription' });
  await ask.getByRole('textbox', { name: /What it is needed for/ }).fill('To know what you take for your heart.');
  await ask.getByRole('button', { name: 'Ask for it' }).click();
  await expect(ask).toBeHidden();
  await expect(toSend).toContainText('To know what you take for your heart.');
  await expect(desk.getByRole('list', { name: 'Asked for' })).toContainText('Prescription');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
  await expect(other.call('GET', `/documents?journey_id=${journey}`)).rejects.toThrow(/404/);

  await phone.goto('/patient-portal/documents/access');
  await expect(phone.getByRole('main')).toContainText('Demo ayana staff');
  await expect(phone.getByRole('main')).toContainText('Viewed: Medical report, Whole report.pdf');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
});
