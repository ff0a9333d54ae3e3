/** What is done with signals, and an incident by two people to its review. How a signal becomes an incident is in `stories/staff-day`. */

import { lateEnquiry } from '../../flows/signals.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 } };

test('two people work on an incident live to its review', async ({ signedIn, site, faults }) => {
  test.slow();
  // To close it with an open task is refused.
  faults.allow(/409 POST .*\/transitions$/);
  const title = 'Enquiries without an answer';
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/incidents', {
    title,
    type: 'safety',
    severity: 3,
  });
  const page = await signedIn('ayana_staff', CALM);
  await page.goto(`/admin/incident-command/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  // A second person watches, and writes at the same time.
  const other = await signedIn('admin', PHONE);
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
  await fitsItsWidth(other);
  await hasNoAxeViolationsAt(other);
  const own = other.getByRole('textbox', { name: 'Happened' });
  await own.fill('The desk is short of two people.');
  await page.getByRole('tab', { name: 'Decided' }).click();
  await page.getByRole('textbox', { name: 'Decided' }).fill('The case managers answer from noon on.');
  await page.getByRole('button', { name: 'Write' }).click();
  const seen = other.getByRole('list', { name: 'Timeline' });
  await expect(seen.getByText('The case managers answer from noon on.')).toBeVisible();
  await expect(own).toHaveValue('The desk is short of two people.');
  await other.getByRole('button', { name: 'Write' }).click();
  const lines = page.getByRole('list', { name: 'Timeline' });
  await expect(lines.getByText('The desk is short of two people.')).toBeVisible();

  // A line is corrected by another; both stay.
  const line = lines.getByRole('listitem').filter({ hasText: 'short of two people' });
  await line.getByRole('button', { name: 'Correct' }).click();
  const correcting = page.getByRole('dialog', { name: 'Correct a line' });
  await correcting.getByRole('textbox', { name: /^How it was/ }).fill('The desk is short of three people.');
  await correcting.getByRole('button', { name: 'Correct' }).click();
  await expect(line.locator('del')).toHaveText('The desk is short of two people.');
  await expect(line).toContainText('The desk is short of three people.');

  // Open tasks keep it from closing.
  await page.getByRole('button', { name: 'Add a task' }).click();
  const task = page.getByRole('dialog', { name: 'Add a task' });
  await task.getByRole('textbox', { name: /^What is to be done/ }).fill('Answer the oldest ten');
  await task
    .getByRole('group', { name: /^Owner/ })
    .getByRole('button', { name: 'Me' })
    .click();
  await task.getByRole('button', { name: 'Save task' }).click();
  const move = async (name: string, label: RegExp, text: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('textbox', { name: label }).fill(text);
    await dialog.getByRole('button', { name, exact: true }).click();
    return dialog;
  };
  await expect(await move('Declare stable', /^Why it is stable/, 'All are at work.')).toBeHidden();
  const closing = await move('Close the incident', /^How it ended/, 'Every enquiry has its answer.');
  await expect(closing.getByText('There are open tasks').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Answer the oldest ten' }).check();
  await expect(page.getByRole('button', { name: 'Show 1 done' })).toBeVisible();
  await page.getByRole('button', { name: 'Close the incident' }).click();
  // What was typed is still there.
  const again = page.getByRole('dialog', { name: 'Close the incident' });
  await expect(again.getByRole('textbox', { name: /^How it ended/ })).toHaveValue('Every enquiry has its answer.');
  await again.getByRole('button', { name: 'Close the incident' }).click();
  await expect(again).toBeHidden();

  await page.getByRole('button', { name: 'Review', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await review.getByRole('button', { name: 'Finish the review' }).click();
  await expect(review.getByText('A review needs this.').first()).toBeVisible();
  await review.getByRole('textbox', { name: /^What happened/ }).fill('Enquiries waited two days.');
  await review.getByRole('textbox', { name: /^Why/ }).fill('Two people were ill.');
  await review.getByRole('textbox', { name: /^What changes/ }).fill('A third person covers the inbox.');
  await review
    .getByRole('group', { name: /^Who sees to it/ })
    .getByRole('button', { name: 'Me' })
    .click();
  await review.getByLabel(/^By when/).fill('2027-03-01');
  await review.getByRole('button', { name: 'Finish the review' }).click();
  await expect(review).toBeHidden();
  await expect(page.getByRole('region', { name: 'Review' })).toContainText('A third person covers the inbox.');
  await expect(page.getByRole('button', { name: 'Write' })).toHaveCount(0);
  await hasNoAxeViolationsAt(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report as PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^INC-\d{6}\.pdf$/);
});

test('a signal is snoozed with a reason, woken, and dismissed with a reason', async ({ signedIn, site }) => {
  test.slow();
  const { sender, signal } = await lateEnquiry(site, 'Salma');
  const page = await signedIn('ayana_staff', PHONE);
  await page.goto('/admin/crisis-detection?kind=late_enquiry');
  await expect(page.getByText(signal.number).first()).toBeVisible();
  await fitsItsWidth(page);
  await hasNoAxeViolationsAt(page);
  const row = page.getByRole('row').filter({ hasText: signal.number });
  await expect(row).toContainText('Enquiry without an answer');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(sender.first_name);
  await hasNoAxeViolationsAt(page, [1440, 390]);
  await fitsItsWidth(page);
  await page.getByRole('button', { name: 'Snooze' }).click();
  const snooze = page.getByRole('dialog', { name: 'Snooze the signal' });
  await snooze.getByRole('button', { name: 'Snooze', exact: true }).click();
  await expect(snooze.getByText('Please say why it can wait.')).toBeVisible();
  await snooze.getByRole('button', { name: '12 h' }).click();
  await snooze.getByRole('textbox', { name: /^Reason/ }).fill('The patient asked for a call tomorrow.');
  await snooze.getByRole('button', { name: 'Snooze', exact: true }).click();
  await expect(snooze).toBeHidden();
  await expect(page.getByText('Snoozed', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Wake now' }).click();
  await expect(page.getByText('Open', { exact: true })).toBeVisible();
  await page.getByTitle('More actions').click();
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  const dismiss = page.getByRole('dialog', { name: 'Dismiss the signal' });
  await dismiss.getByRole('textbox', { name: /^Why this needs nobody/ }).fill('It is a test of the form.');
  await dismiss.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(dismiss).toBeHidden();
  await expect(page.getByText('Dismissed', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'What was done' })).toContainText('It is a test of the form.');
});

test('an administrator tries a threshold against the last 30 days before it counts; staff only read it', async ({
  signedIn,
}) => {
  test.slow();
  const staff = await signedIn('ayana_staff', CALM);
  await staff.goto('/admin/crisis-detection/definitions');
  await expect(staff.getByText('Administrators change these values.')).toBeVisible();
  await expect(staff.getByRole('button', { name: /^Change: / })).toHaveCount(0);
  await hasNoAxeViolationsAt(staff);

  const page = await signedIn('admin', PHONE);
  await page.goto('/admin/crisis-detection/definitions');
  await fitsItsWidth(page);
  await page.getByRole('button', { name: 'Change: Emails that fail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Emails that fail' });
  const emails = dialog.getByRole('textbox', { name: /^Emails/ });
  const before = Number(await emails.inputValue());
  await emails.fill(String(before + 7));
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog.getByText('Try these values against the last 30 days first.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try these values' }).click();
  await expect(dialog.getByText(/^These values find \d+ signals?, those in force \d+\.$/)).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(dialog).toBeHidden();
  // It waits for another administrator: nothing is in force, and everyone sees what is asked.
  await expect(staff.getByText(`Proposed: ${before + 7} emails within`)).toBeVisible();
  await page.getByRole('button', { name: 'Decide on the proposed values: Emails that fail' }).click();
  const proposal = page.getByRole('dialog', { name: 'Proposed values' });
  await expect(proposal.getByText('You tried these values. Another administrator puts them in force.')).toBeVisible();
  await expect(proposal.getByRole('button', { name: 'Put in force' })).toHaveCount(0);
  await proposal.getByRole('button', { name: 'Drop the proposal' }).click();
  await expect(proposal).toBeHidden();
});
