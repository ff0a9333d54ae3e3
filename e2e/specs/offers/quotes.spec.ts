/** The opinion of a doctor and the quotes of hospitals: entered by the staff, compared, asked about and accepted by the patient. */
import { sendQuote, signOpinion } from '../../flows/offers.ts';
import { askForTreatment, beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };
const SOON = { timeout: 2000 };
const LANTERN = 'Lantern Bay Hospital';
const WELLS = 'Nine Wells Joint Hospital';

test('an opinion and two quotes are entered; the patient compares, asks, gets an answer and accepts', async ({
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
  await expect(phone.getByRole('main')).toContainText(
    'Both knees are worn ‹through›. I recommend a replacement.',
    SOON,
  );
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
  await expect(second).toContainText('$3,000', SOON);
  await expect(first).toContainText('$3,500.50');
  await expect(phone.getByRole('main')).toContainText('They differ in:');
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);

  await phone.getByRole('button', { name: 'Ask about Knee implant' }).click();
  const ask = phone.getByRole('dialog', { name: 'Ask about Knee implant' });
  await ask.getByRole('textbox').fill('How long does it last?');
  await ask.getByRole('button', { name: 'Send question' }).click();
  const entry = desk.getByRole('article', { name: LANTERN });
  await expect(entry).toContainText('How long does it last?', SOON);
  await entry.getByRole('textbox', { name: 'Answer' }).fill('About twenty years.');
  await entry.getByRole('button', { name: 'Send answer' }).click();
  await expect(first).toContainText('About twenty years.', SOON);

  await first.getByRole('button', { name: 'Accept this quote' }).click();
  const accept = phone.getByRole('dialog', { name: `Accept the quote from ${LANTERN}?` });
  await expect(accept).toContainText('You pay nothing now.');
  await accept.getByRole('button', { name: 'Accept quote' }).click();
  await expect(phone.getByRole('main')).toContainText(`You chose ${LANTERN}`);
  await expect(entry).toContainText('Accepted', SOON);
  await hasNoAxeViolationsAt(phone);
  await fitsItsWidth(phone);
  // A second choice is not possible.
  await expect(phone.getByRole('button', { name: 'Accept this quote' })).toHaveCount(0);
});

test('a quote is declined with a reason, or taken back, and both see it', async ({ newPerson, signedIn, site }) => {
  test.slow();
  const patient = await newPatient(site, 'Urmila');
  const journey = await beginJourney(site, patient);
  const [page, desk] = [await newPerson(CALM), await signedIn('ayana_staff', PHONE)];
  await patient.signIn(page);
  await desk.goto(`/case-manager/cases/${journey}?section=offers`);
  await sendQuote(desk, { hospital: LANTERN, lines: [['Room and nursing', 'Four nights', '800']] });
  await sendQuote(desk, { hospital: WELLS, lines: [['Room and nursing', 'Four nights', '900']] });
  await fitsItsWidth(desk);
  await page.goto('/patient-portal/quotes');
  await page.getByRole('listitem', { name: LANTERN }).getByRole('button', { name: 'Decline' }).click();
  const decline = page.getByRole('dialog', { name: `Decline the quote from ${LANTERN}?` });
  await decline.getByRole('textbox').fill('Too far from the airport.');
  await decline.getByRole('button', { name: 'Decline quote' }).click();
  await expect(decline).toBeHidden();
  await desk.getByRole('button', { name: 'Show 1 earlier quote' }).click();
  await expect(desk.getByRole('article', { name: LANTERN })).toContainText('“Too far from the airport.”');

  await desk
    .locator('summary')
    .filter({ hasText: `More about the quote of ${WELLS}` })
    .click();
  await desk.getByRole('button', { name: 'Take back' }).click();
  const takeBack = desk.getByRole('dialog', { name: 'Take this quote back?' });
  await takeBack.getByRole('textbox').fill('The price was wrong.');
  await takeBack.getByRole('button', { name: 'Take it back' }).click();
  await expect(takeBack).toBeHidden();
  await expect(page.getByRole('main')).toContainText('“The price was wrong.”', SOON);
});
