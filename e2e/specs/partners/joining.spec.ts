/** An organisation applies on the public site, is accepted by the staff, joins by its mail, and has its licence checked. */
import { PARTNER_KIND_NAMES } from '@ayana/contracts/partnerships';
import { createAccount } from '../../flows/accounts.ts';
import { acceptInvitation } from '../../flows/organisations.ts';
import { chooseFiles, pdfFile } from '../../flows/papers.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson, fullName } from '../../harness/people.ts';
import { PartnershipsPage } from '../../pages/partnerships-page.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

test('an applicant is accepted, joins by the mail, and adds a licence that the staff check', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  test.slow();
  // The role of the account changes while its page is open.
  faults.allow(/401 GET .*\/api\//);
  const person = demoPerson('Meera');
  const name = `Harbour House ${person.email.split('@')[0]}`;
  const visitor = await newPerson(CALM);
  const partnerships = new PartnershipsPage(visitor);
  const { partner } = partnerships;
  await partnerships.open();
  await partner.getByLabel('Organisation').fill(name);
  await partner.getByLabel('Kind of partner').selectOption(PARTNER_KIND_NAMES.lodging);
  await partner.getByLabel('City').fill('Chennai');
  await partner.getByLabel('Country').selectOption('India');
  await partner.getByLabel('Contact person').fill(fullName(person));
  await partner.getByLabel('E-mail').fill(person.email);
  await partnerships.send(partner).click();
  await expect(partner.getByText(/We have your application AY-\w+/)).toBeVisible();

  const { id } = await site.api.request(person.email);
  const desk = await signedIn('ayana_staff', CALM);
  await desk.goto(`/admin/inbox?request=${id}`);
  await desk.getByRole('button', { name: 'Ask for more' }).click();
  const question = desk.getByRole('dialog', { name: `Ask ${name} for more` });
  await question.getByRole('button', { name: 'Ask for more' }).click();
  await expect(question).toContainText('Please write what you need.');
  await question.getByRole('textbox').fill('How many rooms have step-free access?');
  await question.getByRole('button', { name: 'Ask for more' }).click();
  await expect(question).toBeHidden();
  await expect(desk.getByText(/^Asked for more on/)).toBeVisible();
  await site.mail.waitFor(person.email, ({ text }) => text.includes('step-free'));

  await desk.getByRole('button', { name: 'Accept', exact: true }).click();
  const acceptance = desk.getByRole('dialog', { name: `Accept ${name}` });
  await expect(acceptance.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  await acceptance.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(acceptance).toBeHidden();
  await expect(desk.getByText(/^Invited; the link works until/)).toBeVisible();

  await createAccount(site, person);
  const owner = await newPerson(PHONE);
  await acceptInvitation(owner, site, person);
  await owner.goto('/partner-portal/organisation');
  const licences = owner.getByRole('region', { name: 'Licences and accreditations' });
  await licences.getByRole('button', { name: 'Add a licence or accreditation' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Add a licence or accreditation' });
  await dialog.getByRole('button', { name: 'Send to be checked' }).click();
  await expect(dialog).toContainText('Please enter the number.');
  await expect(dialog).toContainText('Please add the paper.');
  await dialog.getByRole('textbox', { name: /^Number/ }).fill('TN-4471');
  await dialog.getByRole('textbox', { name: /^Issued by/ }).fill('State of Tamil Nadu');
  await dialog.getByLabel(/^Valid until/).fill(new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10));
  await chooseFiles(owner, 'Choose files', [pdfFile('licence.pdf', 2000)]);
  // It has arrived: nothing is left to pause.
  await expect(dialog.getByText('licence.pdf', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Send to be checked' }).click();
  await expect(dialog).toBeHidden();
  await expect(licences).toContainText('Being checked');

  await desk.getByRole('link', { name: `Open ${name}` }).click();
  const toCheck = desk.getByRole('region', { name: 'Licences and accreditations' });
  await expect(toCheck).toContainText('TN-4471');
  await toCheck.getByRole('button', { name: 'Accept TN-4471' }).click();
  await desk.getByRole('dialog', { name: 'Accept TN-4471' }).getByRole('button', { name: 'Accept' }).click();
  await expect(toCheck).toContainText('Checked');
  // The owner sees it without a reload, and gets a mail.
  await expect(licences).toContainText('Checked');
  await site.mail.waitFor(person.email, ({ subject }) => subject.includes('TN-4471'));
});
