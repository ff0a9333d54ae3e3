import { CONSULTATION_TOASTS } from '@ayana/contracts/consultations';

import {
  fillFreeConsultation,
  fillVideoConsultation,
  openFreeConsultation,
  openVideoConsultation,
  USUAL_ANSWERS,
} from '../../flows/ask-for-consultation.ts';
import { answer, openRequest, claimRequest } from '../../flows/work-on-request.ts';
import { seesToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fullName, demoPerson } from '../../harness/people.ts';
import { ContactForm } from '../../pages/contact-form.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';

test('a visitor asks for a free consultation, gets a mail, and a staff member sees it arrive, claims it and answers', async ({
  page,
  signedIn,
  site,
}) => {
  const person = demoPerson('Oluwaseun');
  const name = fullName(person);

  const staff = await signedIn('ayana_staff');
  const inbox = new InboxPage(staff);
  await inbox.openFor(person);
  await expect(inbox.list).toBeVisible();
  await staff.evaluate(() => Object.assign(window, { same: true }));

  await test.step('the visitor asks', async () => {
    await new HomePage(page).open();
    const dialog = await openFreeConsultation(page);
    await fillFreeConsultation(dialog, person);
    await dialog.submit.click();
    await seesToast(page, CONSULTATION_TOASTS.consultation.title, CONSULTATION_TOASTS.consultation.description);
    await expect(dialog.dialog).toBeHidden();
  });

  await test.step('a mail comes to the person, as HTML and as text, and one to the team', async () => {
    const mail = await site.mail.waitFor(person.email);
    for (const text of ['24 hours', 'Knee replacement']) {
      expect(mail.text).toContain(text);
      expect(mail.html).toContain(text);
    }
    expect(mail.html).toMatch(/<html/i);
    const notice = await site.mail.waitFor(site.teamEmail, ({ text }) => text.includes(person.email));
    expect(notice.text).toContain(name);
    expect(notice.html).toContain('/admin/inbox?request=');
    expect(await site.mail.to(person.email)).toHaveLength(1);
  });

  await test.step('the request arrives at the staff without a reload', async () => {
    await expect(inbox.row(name)).toBeVisible();
    await expect(inbox.row(name)).toContainText('Knee replacement');
    await expect(inbox.row(name)).toContainText('Unassigned');
    expect(await staff.evaluate(() => 'same' in window)).toBe(true);
  });

  await test.step('it is opened, taken over and answered', async () => {
    const request = await openRequest(staff, name);
    await expect(request.timeline).toContainText(USUAL_ANSWERS.needs);
    await expect(request.facts).toContainText('Nairobi');
    await expect(request.timeline).toContainText('Acknowledged by e-mail');
    await claimRequest(request);
    await expect(inbox.row(name)).toContainText('Claimed');
    await answer(request, 'Dear Oluwaseun, both knees can often be done in one stay. May we call you on Wednesday?');
    await expect(inbox.row(name)).toContainText('Answered');
    await expect(request.timeline).toContainText('You replied');
    await expect(request.timeline).toContainText('The reply was handed to the mail server');
  });

  await test.step("the answer's mail arrives", async () => {
    const mail = await site.mail.waitFor(person.email, ({ text }) =>
      text.includes('both knees can often be done in one stay'),
    );
    expect(mail.html).toContain('both knees can often be done in one stay');
    expect(await site.mail.to(person.email)).toHaveLength(2);
  });

  await test.step('a video consultation and a question arrive the same way', async () => {
    const [caller, asker] = [demoPerson('Farhana'), demoPerson('Samuel')];
    await inbox.openFor(caller);
    await expect(inbox.list).toBeVisible();
    await new HomePage(page).open();
    const dialog = await openVideoConsultation(page);
    await fillVideoConsultation(dialog, caller);
    await dialog.submit.click();
    await seesToast(
      page,
      CONSULTATION_TOASTS.video_consultation.title,
      CONSULTATION_TOASTS.video_consultation.description,
    );
    await expect(inbox.row(fullName(caller))).toBeVisible();
    await inbox.openFor(asker);
    await expect(inbox.list).toBeVisible();
    const contact = new ContactForm(page);
    await contact.firstName.fill(asker.first_name);
    await contact.lastName.fill(asker.last_name);
    await contact.email.fill(asker.email);
    await contact.message.fill('Do you also treat children?');
    await contact.send.click();
    await expect(inbox.row(fullName(asker))).toBeVisible();
    const request = await openRequest(staff, fullName(asker));
    await expect(request.timeline).toContainText('Do you also treat children?');
  });
});
