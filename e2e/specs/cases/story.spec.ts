/**
 * One case by two people at two screens, from the form on a phone to the first weeks at home. What one does, the other sees within two
 * seconds; each mail is in the sink; the patient reads who opened what.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

import { mailedLink, PASSWORD } from '../../flows/accounts.ts';
import { answerCheckIn } from '../../flows/check-ins.ts';
import { fillFreeConsultation, openFreeConsultation, USUAL_ANSWERS } from '../../flows/ask-for-consultation.ts';
import { sendQuote, signOpinion } from '../../flows/offers.ts';
import { chooseFiles, overBreakingLine, pdfFile } from '../../flows/papers.ts';
import { openRequest } from '../../flows/work-on-request.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { demoEmail } from '../../harness/api.ts';
import { demoPerson, fullName, inDays, type Person } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';
import { InboxPage } from '../../pages/inbox-page.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';
import { RegisterPage } from '../../pages/register-page.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  timezoneId: 'Asia/Dhaka',
} as const;
const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const MB = 1024 * 1024;
const LANTERN = 'Lantern Bay Hospital';
const WELLS = 'Nine Wells Joint Hospital';
/** Stages whose completion she is told by mail. */
const COMPLETED = [
  'Records and consent',
  'Medical opinion',
  'Quotes and plan',
  'Decision and deposit',
  'Visa and travel',
  'Arrival and admission',
  'Treatment',
  'Discharge and recovery',
];
/** How soon each sees what the other did. */
const SOON = { timeout: 2000 };

test('a mother in Dhaka is accompanied from her first question to the weeks after the treatment', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  test.setTimeout(300_000);
  // The role of the account changes while its page is open.
  faults.allow(/401 (GET|PATCH) .*\/api\//);
  faults.expect(/net::ERR_\w+ (PATCH|HEAD) .*\/api\/uploads\//);
  faults.allow(/net::ERR_INTERNET_DISCONNECTED|console .*(WebSocket|socket\.io)|console warning/);
  const mother = demoPerson('Rahima');
  const [phone, desk] = [await newPerson(PHONE), await signedIn('ayana_staff', DESK)];
  const [hers, theirs] = [new PortalFrame(phone), new PortalFrame(desk)];

  await test.step('she asks on her phone', async () => {
    await new HomePage(phone).open();
    const dialog = await openFreeConsultation(phone);
    await fillFreeConsultation(dialog, mother, {
      ...USUAL_ANSWERS,
      country: 'Bangladesh',
      city: 'Dhaka',
      timezone: 'UTC+06:00',
      needs: 'My knee is worn. I have not left the house since spring.',
    });
    await dialog.submit.click();
    const acknowledgement = await site.mail.waitFor(mother.email, ({ text }) => text.includes('Knee replacement'));
    expect(acknowledgement.text).toContain('24 hours');
    await site.mail.waitFor(site.teamEmail, ({ text }) => text.includes(mother.email));
  });

  const caseId = await test.step('the case manager makes it a journey; she signs up', async () => {
    const inbox = new InboxPage(desk);
    await inbox.openFor(mother);
    const request = await openRequest(desk, fullName(mother));
    await request.facts.getByRole('button', { name: 'Make it a journey' }).click();
    await expect(request.facts).toContainText('The journey begins once the address is confirmed');
    const invitation = await site.mail.waitFor(mother.email, ({ subject }) => /ready to begin/.test(subject));
    await signUp(phone, mother, /https?:\/\/\S+mode=register\S*/.exec(invitation.text)?.[0] ?? '');
    await phone.goto(await mailedLink(site, mother.email, 'verify'));
    // The link signs in where the password was typed, and goes on to what she was invited to.
    await expect(hers.heading).toHaveText('Your journey');
    await expect(hers.main).toContainText('1 of 10 stages are completed.');
    await inbox.openFor(mother);
    await openRequest(desk, fullName(mother));
    await request.facts.getByRole('link', { name: 'Open the case' }).click();
    await expect(desk).toHaveURL(/\/cases\//);
    await expect(theirs.heading).toHaveText(fullName(mother));
    return /cases\/([0-9a-f-]+)/.exec(desk.url())?.[1] ?? '';
  });

  const present = hers.main.getByRole('region', { name: /^Your journey/ }).locator('[aria-current=step]');
  const complete = async (number: number, next: string): Promise<void> => {
    await desk.goto(`/case-manager/cases/${caseId}`);
    await phone.goto('/patient-portal');
    await expect(present).toBeVisible();
    await expect(theirs.main).toContainText(`Stage ${number} of 10`);
    await desk.getByRole('button', { name: 'Complete stage' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Complete', exact: true }).click();
    await expect(present).toContainText(next, SOON);
    await expect(theirs.main).toContainText(`Stage ${number + 1} of 10: ${next}`);
  };

  await test.step('she sends three papers over a line that breaks twice; one is sent back and sent again', async () => {
    await phone.goto('/patient-portal/documents');
    await desk.goto(`/case-manager/cases/${caseId}?section=papers`);
    const papers = ['Report.pdf', 'Blood test.pdf', 'X-ray.pdf'].map((name) => pdfFile(name, 3 * MB));
    const [report] = papers;
    await overBreakingLine(phone, [MB, 2 * MB], async () => {
      await chooseFiles(phone, 'Add', papers.slice(0, 1));
      await chooseFiles(phone, 'Choose files', papers.slice(1));
    });
    const toCheck = desk.getByRole('list', { name: 'To check' });
    await expect(toCheck.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 });
    for (const { name, buffer } of papers) {
      await toCheck.getByRole('button', { name, exact: true }).click();
      const paper = desk.getByRole('dialog');
      expect((await downloaded(desk, paper.getByRole('button', { name: 'Download' }))).equals(buffer), name).toBe(true);
      await desk.keyboard.press('Escape');
    }
    const dialog = desk.getByRole('dialog', { name: 'Medical report' });
    await toCheck.getByRole('button', { name: report?.name ?? '', exact: true }).click();
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await dialog.getByRole('textbox').fill('The second page is missing.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(phone.getByRole('region', { name: 'To send' })).toContainText('The second page is missing.', SOON);
    await site.mail.waitFor(mother.email, ({ text }) => text.includes('The second page is missing.'));
    await chooseFiles(phone, 'Send again', [pdfFile('Whole report.pdf', 4000)]);
    await toCheck.getByRole('button', { name: 'Whole report.pdf', exact: true }).click();
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(phone.getByRole('region', { name: 'Sent', exact: true })).toContainText('Checked by', SOON);
    await complete(2, 'Medical opinion');
  });

  await test.step('an opinion and two quotes are entered; she compares, asks about a line and accepts', async () => {
    await desk.goto(`/case-manager/cases/${caseId}?section=offers`);
    await signOpinion(desk, 'The knee is worn. I recommend a replacement.');
    await site.mail.waitFor(mother.email, ({ subject }) => /opinion/i.test(subject));
    await complete(3, 'Quotes and plan');
    await phone.goto('/patient-portal/quotes');
    await expect(hers.main.getByRole('region', { name: 'Medical opinion' })).toContainText(
      'I recommend a replacement.',
    );
    await desk.goto(`/case-manager/cases/${caseId}?section=offers`);
    await sendQuote(desk, {
      hospital: LANTERN,
      lines: [
        ['Implant', 'Knee implant', '1500'],
        ['Surgeon’s fee', 'Surgeon', '2000'],
      ],
    });
    await sendQuote(desk, { hospital: WELLS, lines: [['Surgeon’s fee', 'Surgeon and team', '3000']] });
    const [offer, other] = [LANTERN, WELLS].map((name) => phone.getByRole('listitem', { name })) as [Locator, Locator];
    await expect(other).toContainText('$3,000', SOON);
    await expect(offer).toContainText('$3,500');
    await expect(hers.main).toContainText('They differ in: Implant');
    await expect(other).toContainText('Not mentioned');
    await site.mail.waitFor(mother.email, ({ text }) => text.includes(WELLS));
    await phone.getByRole('button', { name: 'Ask about Knee implant' }).click();
    const ask = phone.getByRole('dialog', { name: 'Ask about Knee implant' });
    await ask.getByRole('textbox').fill('How long does it last?');
    await ask.getByRole('button', { name: 'Send question' }).click();
    const entry = desk.getByRole('article', { name: LANTERN });
    await expect(entry).toContainText('How long does it last?', SOON);
    await entry.getByRole('textbox', { name: 'Answer' }).fill('About twenty years.');
    await entry.getByRole('button', { name: 'Send answer' }).click();
    await expect(offer).toContainText('About twenty years.', SOON);
    await complete(4, 'Decision and deposit');
    await phone.goto('/patient-portal/quotes');
    await desk.goto(`/case-manager/cases/${caseId}?section=offers`);
    await offer.getByRole('button', { name: 'Accept this quote' }).click();
    await phone.getByRole('dialog').getByRole('button', { name: 'Accept quote' }).click();
    await expect(entry).toContainText('Accepted', SOON);
    await desk.getByRole('button', { name: 'Show 1 earlier quote' }).click();
    await expect(desk.getByRole('article', { name: WELLS })).toContainText('Declined');
    await expect(offer).toBeVisible();
    await expect(other).toBeHidden();
    await site.mail.waitFor(await managerOf(site, caseId), ({ subject }) => subject.includes('accepted the quote'));
    await complete(5, 'Visa and travel');
  });

  await test.step('the visa letter comes and the trip is planned; she follows it on her phone', async () => {
    await phone.goto('/patient-portal/travel');
    await desk.goto(`/case-manager/cases/${caseId}?section=papers`);
    const letter = pdfFile('Visa letter.pdf', 5000);
    await desk.getByRole('combobox', { name: 'What it is' }).selectOption({ label: 'Visa letter' });
    await chooseFiles(desk, 'Choose files', [letter]);
    const download = phone.getByRole('button', { name: 'Download Visa letter.pdf' });
    await expect(download).toBeVisible({ timeout: 10_000 });
    expect((await downloaded(phone, download)).equals(letter.buffer)).toBe(true);
    await desk.goto(`/case-manager/cases/${caseId}?section=travel`);
    await desk.getByRole('button', { name: 'Add a part' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Add a part of the trip' });
    await dialog.getByRole('combobox', { name: 'What it is' }).selectOption('Pickup');
    await dialog.getByRole('textbox', { name: /^From/ }).fill('Chennai airport');
    await dialog.getByRole('textbox', { name: /^To/ }).fill('Lantern Bay Hospital');
    await dialog.getByLabel(/^Day/).fill(inDays(5));
    await dialog.getByLabel(/^Time/).fill('09:30');
    await dialog.getByRole('button', { name: 'Add to the plan' }).click();
    const leg = phone.getByRole('list', { name: 'Day by day' }).getByRole('listitem').filter({ hasText: 'Pickup' });
    await expect(leg.last()).toContainText('Chennai airport → Lantern Bay Hospital', SOON);
  });

  await test.step('visa, arrival, treatment and discharge are completed, each seen by her at once', async () => {
    await complete(6, 'Arrival and admission');
    await complete(7, 'Treatment');
    await complete(8, 'Discharge and recovery');
    await complete(9, 'Home follow-up');
  });

  await test.step('she answers the first check-in by its link; the red flag reaches the case manager', async () => {
    await desk.goto(`/case-manager/cases/${caseId}?section=care`);
    const checkIn = desk.getByRole('list', { name: 'Check-ins at home' }).getByRole('listitem').first();
    await expect(checkIn).toBeVisible();
    await site.timeTravel.reachCheckIn(caseId, 2);
    const mail = await site.mail.waitFor(mother.email, ({ subject }) => subject.startsWith('How are you'));
    await phone.goto(/\/check-in\?token=[\w.-]+/.exec(mail.text)?.[0] ?? '');
    await answerCheckIn(phone, { pain: 8, fever: 'Yes', wound: 'Red, warm or swollen', medicine: 'Yes' });
    await phone.getByRole('button', { name: 'Send my answers' }).click();
    await expect(phone.getByRole('alert').filter({ hasText: 'Please read this now' })).toBeVisible();
    await expect(checkIn).toContainText('Call now', SOON);
    await site.mail.waitFor(await managerOf(site, caseId), ({ text }) =>
      text.includes(`/cases/${caseId}?section=care`),
    );
  });

  await test.step('each mail has come, and she reads who opened what', async () => {
    const mails = await site.mail.to(mother.email);
    const subjects = mails.map(({ subject }) => subject);
    for (const stage of COMPLETED) expect(subjects.filter((each) => each === `Completed: ${stage}`)).toHaveLength(1);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(mails.length);
    await phone.goto('/patient-portal/documents/access');
    for (const opened of [
      'Downloaded: Medical report, Report.pdf',
      'Viewed: Medical report, Whole report.pdf',
      'Viewed: Medical opinions',
      'Viewed: Check-ins after the return',
    ])
      await expect(hers.main.getByRole('listitem').filter({ hasText: opened }).first()).toContainText(
        'Demo ayana staff',
      );
  });
});

async function signUp(page: Page, person: Person, link: string): Promise<void> {
  await page.goto(link);
  const register = new RegisterPage(page);
  await register.fill(person, PASSWORD);
  await register.submit.click();
  await expect(register.sent).toBeVisible();
}

/** What a press of a button downloads. */
async function downloaded(page: Page, button: Locator): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await button.click();
  return readFile(await (await download).path());
}

/** The address of a case's manager: one of the demo accounts of the staff, who are named after their role. */
async function managerOf(site: Site, caseId: string): Promise<string> {
  const head = await site.api.as<{ case_manager: { name: string } | null }>('super_admin', 'GET', `/cases/${caseId}`);
  const role = (['ayana_staff', 'admin', 'super_admin'] as const).find(
    (each) => head.case_manager?.name === `Demo ${each.replaceAll('_', ' ')}`,
  );
  return demoEmail(role ?? null);
}
