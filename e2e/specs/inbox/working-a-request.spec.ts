import { slotInstant } from '@ayana/contracts/consultations';
import { DEMO_PASSWORD } from '@ayana/contracts/identity';

import { requestConsultation, requestVideoConsultation, sendContactForm } from '../../flows/send-forms.ts';
import { signIn } from '../../flows/sign-in.ts';
import { leaveNote, claimRequest, openRequest } from '../../flows/work-on-request.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { fullName, inDays, demoPerson } from '../../harness/people.ts';
import { InboxPage, RequestView } from '../../pages/inbox-page.ts';

test('note, status, returning and handing over are on the timeline; the colleague finds it unread with the note', async ({
  signedIn,
  site,
}) => {
  test.slow();
  const person = demoPerson('Grace');
  const id = await requestConsultation(site.api, person);
  const page = await signedIn('ayana_staff');
  await page.goto(`/admin/inbox?view=open&request=${id}`);
  const request = new RequestView(page, fullName(person));
  await claimRequest(request);
  await leaveNote(request, 'Needs a heart check first.');
  await expect(request.timeline).toContainText('You, internal note');
  expect(await site.mail.to(person.email)).toHaveLength(1);

  await request.choose('Mark as answered');
  await expect(request.timeline).toContainText('You marked it as answered');
  await request.choose('Reopen');
  await expect(request.view.getByText('Claimed').first()).toBeVisible();
  await request.choose('Return to the team');
  await expect(request.timeline).toContainText('returned it to the team');
  await expect(request.claim).toBeVisible();
  const detail = await site.api.requestDetail(id);
  expect(detail.timeline.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['received', 'acknowledged', 'claimed', 'note', 'status_changed', 'released']),
  );
  expect(detail.status).toBe('new');

  await claimRequest(request);
  await request.choose('Hand over');
  const dialog = page.getByRole('dialog', { name: 'Hand over to a colleague' });
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toContainText('Choose a colleague.');
  await dialog.getByRole('searchbox').fill('admin@demo');
  await dialog
    .getByRole('button', { name: /admin@demo/ })
    .first()
    .click();
  await dialog.getByLabel('Note for the colleague').fill('She speaks French.');
  await hasNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toBeHidden();
  await expect(request.timeline).toContainText('You handed it to');
  await expect(request.timeline).toContainText('She speaks French.');
  const { assigned_to } = await site.api.requestDetail(id);
  const role = assigned_to?.name === 'Demo super admin' ? 'super_admin' : 'admin';
  const colleague = await signedIn(role);
  await new InboxPage(colleague).openFor(person);
  await expect(new InboxPage(colleague).row(fullName(person))).toContainText('Not opened yet');
});

test('a confirmed video consultation brings the visitor a mail with a calendar file at the right instant', async ({
  signedIn,
  site,
}) => {
  const person = demoPerson('Sita');
  const date = inDays(12);
  // Kathmandu is 5:45 ahead: no offset of the select box says so, the zone's name does.
  await requestVideoConsultation(site.api, person, {
    preferred_date: date,
    preferred_time: '11:00 AM',
    country: 'Other',
    timezone: 'UTC+05:30',
    time_zone: 'Asia/Kathmandu',
  });
  const page = await signedIn('admin', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const inbox = new InboxPage(page);
  await inbox.openFor(person);
  await expect(inbox.link(fullName(person))).toBeVisible();
  await inbox.filterButton.click();
  await hasNoAxeViolationsAt(page);
  const request = await openRequest(page, fullName(person));
  await claimRequest(request);
  await hasNoAxeViolationsAt(page);
  await request.confirm.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm the consultation' });
  await expect(dialog).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await expect(dialog.getByLabel('Date')).toHaveValue(date);
  await expect(dialog.getByLabel('Time', { exact: false }).first()).toHaveValue('11:00 AM');
  await dialog.getByRole('button', { name: 'Confirm and send the mail' }).click();
  await expect(dialog).toBeHidden();
  await expect(request.timeline).toContainText('You confirmed the consultation');
  await expect(request.facts).toContainText('Agreed');

  const mail = await site.mail.waitFor(
    person.email,
    ({ attachments }) => attachments?.some(({ fileName }) => fileName.endsWith('.ics')) === true,
  );
  const calendar = (await site.mail.attachment(mail, '.ics')).replaceAll(/\r\n[ \t]/g, '');
  const starts = slotInstant(date, '11:00 AM', 'Asia/Kathmandu');
  expect(starts.toISOString()).toBe(`${date}T05:15:00.000Z`);
  const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  expect(calendar).toContain(`DTSTART:${stamp(starts)}`);
  const ends = new Date(starts.getTime() + 45 * 60_000);
  expect(calendar).toMatch(new RegExp(`DTEND:${stamp(ends)}|DURATION:PT45M`));
  expect(mail.text).toMatch(/11:00/);
});

test('the mail to the team leads to the request, through the login; a reply survives a reload, and is sent once', async ({
  newPerson,
  site,
}) => {
  const person = demoPerson('Lucy');
  const hostile = 'a < b && c > d; ${7*7} {{7*7}} &lt;b&gt;bold&lt;/b&gt; "quoted" \u202Eevil';
  const id = await sendContactForm(site.api, person, {
    additional_info: hostile,
    interested_procedure: '=HYPERLINK(1)',
  });
  const notice = await site.mail.waitFor(site.teamEmail, ({ text }) => text.includes(person.email));
  const link = /https?:\/\/\S+\/admin\/inbox\?request=[0-9a-f-]+/.exec(notice.text)?.[0] ?? '';
  expect(new URL(link).origin).toBe(site.origin);
  const page = await newPerson();
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
  await page.goto(link);
  await expect(page).toHaveURL(/\/login\?next=/);
  await signIn(page, demoEmail('ayana_staff'), DEMO_PASSWORD);
  await expect(page).toHaveURL(link);
  const request = new RequestView(page, fullName(person));
  await expect(request.heading).toBeVisible();
  // Stored without angle brackets and quotes (spec section 5); the rest is what was written, letter by letter.
  await expect(request.timeline).toContainText('a ‹ b && c › d; ${7*7} {{7*7}} &lt;b&gt;bold&lt;/b&gt; quoted');
  await expect(request.view.locator('b, script, iframe').filter({ hasText: 'bold' })).toHaveCount(0);

  await request.text.fill('Dear Lucy, the visa is valid for 60 days.');
  await page.reload();
  await expect(request.text).toHaveValue('Dear Lucy, the visa is valid for 60 days.');
  await request.send.dblclick();
  await expect(request.text).toHaveValue('');
  await site.mail.waitFor(person.email, ({ text }) => text.includes('60 days'));
  const { timeline } = await site.api.requestDetail(id);
  expect(timeline.filter(({ event }) => event === 'reply')).toHaveLength(1);
});
