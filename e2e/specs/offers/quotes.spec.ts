/** The opinion of a doctor and the quotes of hospitals: entered by the staff, compared, asked about and accepted by the patient. */
import { sendQuote, signOpinion } from '../../flows/offers.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };
const LANTERN = 'Lantern Bay Hospital';
const WELLS = 'Nine Wells Joint Hospital';
const OLEANDER = 'Blue Oleander Hospital';

test('an opinion and quotes are entered; the patient compares, asks, declines and accepts; one is taken back', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Taslima');
  const journey = await beginJourney(site, patient, await askForTreatment(patient));
  const [phone, desk] = [await newPerson(PHONE), await signedIn('ayana_staff', CALM)];
  await patient.signIn(phone);
  await phone.goto('/patient-portal/quotes');
  await expect(phone.getByRole('heading', { name: 'No quotes yet' })).toBeVisible();
  await desk.goto(`/case-manager/cases/${journey}?section=offers`);

  await signOpinion(desk, 'Both knees are worn <through>. I recommend a replacement.');
  await expect(phone.getByRole('main')).toContainText('Both knees are worn ‹through›. I recommend a replacement.');
  await desk.getByRole('button', { name: 'Enter a quote' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Quote of a hospital' });
  await dialog.getByRole('button', { name: 'Save as draft' }).click();
  await expect(dialog).toContainText('Please choose the hospital.');
  await expect(dialog).toContainText('Please enter an amount, as 1200 or 1200.50.');
  await hasNoAxeViolationsAt(desk);
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await sendQuote(desk, {
    hospital: LANTERN,
    lines: [
      ['Surgeon’s fee', 'Surgeon', '2000'],
      ['Implant', 'Knee implant', '1,500.50'],
    ],
  });
  await sendQuote(desk, { hospital: WELLS, lines: [['Surgeon’s fee', 'Surgeon and team', '3000']] });
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
  const [first, second] = [
    phone.getByRole('listitem', { name: LANTERN }),
    phone.getByRole('listitem', { name: WELLS }),
  ];
  await expect(second).toContainText('$3,000');
  await expect(first).toContainText('$3,500.50');
  await expect(phone.getByRole('main')).toContainText('They differ in:');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);

  await phone.getByRole('button', { name: 'Ask about Knee implant' }).click();
  const ask = phone.getByRole('dialog', { name: 'Ask about Knee implant' });
  await ask.getByRole('textbox').fill('How long does it last?');
  await ask.getByRole('button', { name: 'Send question' }).click();
  const entry = desk.getByRole('article', { name: LANTERN });
  await expect(entry).toContainText('How long does it last?');
  await entry.getByRole('textbox', { name: 'Answer' }).fill('About twenty years.');
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(first).toContainText('About twenty years.');

  await second.getByRole('button', { name: 'Decline' }).click();
  const decline = phone.getByRole('dialog', { name: `Decline the quote from ${WELLS}?` });
  await decline.getByRole('textbox').fill('Too far from the airport.');
  await decline.getByRole('button', { name: 'Decline quote' }).click();
  await expect(decline).toBeHidden();
  await desk.getByRole('button', { name: 'Show 1 earlier quote' }).click();
  await expect(desk.getByRole('article', { name: WELLS })).toContainText('“Too far from the airport.”');

  await sendQuote(desk, { hospital: OLEANDER, lines: [['Room and nursing', 'Four nights', '900']] });
  await desk
    .locator('summary')
    .filter({ hasText: `More about the quote of ${OLEANDER}` })
    .click();
  await desk.getByRole('button', { name: 'Take back' }).click();
  const takeBack = desk.getByRole('dialog', { name: 'Take this quote back?' });
  await takeBack.getByRole('textbox').fill('The price was wrong.');
  await takeBack.getByRole('button', { name: 'Take it back' }).click();
  await expect(takeBack).toBeHidden();
  await expect(phone.getByRole('main')).toContainText('“The price was wrong.”');

  await first.getByRole('button', { name: 'Accept this quote' }).click();
  const accept = phone.getByRole('dialog', { name: `Accept the quote from ${LANTERN}?` });
  await expect(accept).toContainText('You pay nothing now.');
  await accept.getByRole('button', { name: 'Accept quote' }).click();
  await expect(phone.getByRole('main')).toContainText(`You chose ${LANTERN}`);
  await expect(entry).toContainText('Accepted');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  // A second choice is not possible.
  await expect(phone.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
});
