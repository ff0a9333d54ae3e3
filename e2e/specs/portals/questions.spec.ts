/** A patient asks the team on /questions; the answer of the staff appears there live, and its mail is sent. */
import { newPatient } from '../../flows/patients.ts';
import { answer, claimRequest, openRequest } from '../../flows/work-on-request.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName } from '../../harness/people.ts';
import { InboxPage } from '../../pages/inbox-page.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;

test('a question is asked, kept through a reload, answered by the staff, and the answer is seen at once', async ({
  newPerson,
  signedIn,
  site,
}) => {
  test.slow();
  const patient = await newPatient(site, 'Yasmin');
  const page = await newPerson({ ...CALM, viewport: { width: 390, height: 844 } });
  await patient.signIn(page);
  await page.goto('/questions');
  await expect(page.getByRole('heading', { name: 'No questions yet' })).toBeVisible();
  const send = page.getByRole('button', { name: 'Send question' });
  await send.click();
  await expect(page.getByText('Please write your question.')).toBeVisible();
  const text = 'May I take <b>ibuprofen</b> before the flight?';
  await page.getByRole('textbox', { name: /^Your question/ }).fill(text);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Your question/ })).toHaveValue(text);
  await send.click();
  const list = page.getByRole('list', { name: 'Your questions, newest first' });
  await expect(list).toContainText('May I take ‹b›ibuprofen‹/b› before the flight?');
  await expect(list).toContainText('We answer by');

  const staff = await signedIn('ayana_staff', CALM);
  await new InboxPage(staff).openFor(patient.person);
  const request = await openRequest(staff, fullName(patient.person));
  await claimRequest(request);
  await answer(request, 'Please ask your surgeon first: I have written to her.');
  await expect(list).toContainText('Please ask your surgeon first');
  await expect(list).toContainText('New answer');
  await site.mail.waitFor(patient.person.email, (mail) => mail.text.includes('Please ask your surgeon first'));
  await hasNoAxeViolationsAt(page);
  await fitsItsWidthAt(page, [390, 1440]);
  // Seen now: with the next visit it is no longer new.
  await page.reload();
  await expect(list).toContainText('Answered');
  await expect(list).not.toContainText('New answer');
});
