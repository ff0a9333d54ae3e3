/** A visitor without an account follows her request by the link of her mail; later her account has it. */
import { fillFreeConsultation, openFreeConsultation } from '../flows/ask-for-consultation.ts';
import { pdfFile } from '../flows/papers.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../harness/page-checks.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { openAccount } from './accounts.ts';
import { demoSignIn, goTo, openLogin, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const REPORT = 'Report of my mother.pdf';
const QUESTION = 'Can she fly with this knee?';
const ANSWER = 'She can. Please bring the X-ray.';
const LINK = /https?:\/\/\S+\/case\S*#\S+/;
const CASE = 'mfe-public/guest-case';
const GUEST = 'mfe-admin/inbox/guest';

story(
  'a visitor sends a report and writes by the link of her mail, reads the answer by a code, and opens an account',
  async ({ newPerson, mail, faults }) => {
    // Without a session there is no case; with an account the link is over.
    faults.allow(/(401|410) (GET|POST) .*\/api\/guest-case/);
    const visitor = demoPerson('Grace', 'Achieng');
    const name = fullName(visitor);
    const [phone, desk] = [await newPerson(PHONE), await demoSignIn(newPerson, 'ayana_staff')];
    const hers = new Screen(phone.getByRole('main'));
    let link = '';

    await story.step('she asks for a free consultation; the mail has her number and her link', async () => {
      await phone.goto('/');
      const dialog = await openFreeConsultation(phone);
      await fillFreeConsultation(dialog, visitor);
      await dialog.submit.click();
      const { text } = await mail.waitFor(visitor.email, (each) => LINK.test(each.text));
      link = LINK.exec(text)?.[0] ?? '';
      expect(text).toContain(words('api/messaging/mail:opening.reports'));
      expect(text).toContain(words('api/messaging/mail:opening.write'));
    });

    await story.step('the link opens her request, and its secret is gone from the address', async () => {
      await phone.goto(link);
      await expect(hers.heading(`${CASE}:title_of`)).toBeVisible();
      await expect(hers.says(`${CASE}:status.statuses.received`)).toBeVisible();
      expect(phone.url()).not.toContain('#');
      await fitsItsWidth(phone);
      await hasNoAxeViolations(phone);
    });

    await story.step('she sends a report and writes', async () => {
      const chooser = phone.waitForEvent('filechooser');
      await hers.button('shared-ui/files:choose').click();
      await (await chooser).setFiles([pdfFile(REPORT, 20_000)]);
      await expect(hers.says(`${CASE}:reports.done`, { name: REPORT })).toBeVisible();
      await hers.field(`${CASE}:write.label`).fill(QUESTION);
      await hers.button(`${CASE}:write.send`).click();
      await expect(hers.says(`${CASE}:write.done`)).toBeVisible();
    });

    await story.step('the staff see both, as of nobody who is confirmed, and answer', async () => {
      await goTo(desk, 'portal/mfe-admin:admin.inbox.rail.label');
      await desk.getByRole('link', { name, exact: true }).click();
      const theirs = new Screen(desk);
      await desk.getByRole('link', { name: String(words(`${GUEST}:open`)) }).click();
      await expect(theirs.root).toContainText(QUESTION);
      await expect(theirs.says('case-kit/conversation/outside:notConfirmed')).toBeVisible();
      await theirs.field('case-kit/conversation:write').fill(ANSWER);
      await theirs.button('case-kit/conversation:send').click();
      await expect(theirs.root).toContainText(ANSWER);
      await desk.getByRole('link', { name: String(words('mfe-admin/cases-intake:sections.papers')) }).click();
      await expect(theirs.root).toContainText(REPORT);
    });

    await story.step('she reads the answer after the code that was texted to her', async () => {
      await phone.reload();
      await expect(hers.says(`${CASE}:read.team`, { count: 1 })).toBeVisible();
      await expect(hers.root).not.toContainText(ANSWER);
      await hers.begins('button', `${CASE}:read.ask`).click();
      const text = await mail.waitFor(`${visitor.phone.replaceAll(/\D/g, '')}@sms.texts.ayana.test`, (each) =>
        /\b\d{6}\b/.test(each.text),
      );
      await hers.begins('textbox', `${CASE}:read.code`).fill(/\b\d{6}\b/.exec(text.text)?.[0] ?? '');
      await hers.button(`${CASE}:read.confirm`).click();
      await expect(hers.root).toContainText(ANSWER);
      await expect(hers.root).toContainText(REPORT);
    });

    await story.step('her account has the request once its address is confirmed: the link is over', async () => {
      const other = await newPerson(PHONE);
      await openLogin(other);
      await new Screen(other.getByRole('main')).link('shell/identity/login:register').click();
      await openAccount(other, mail, visitor);
      const aboutMe = new Screen(other.getByRole('main')).part('region', 'mfe-patient/about-me:you.title');
      await expect(aboutMe.root).toBeVisible();
      await phone.reload();
      await expect(hers.says(`${CASE}:ended_title`)).toBeVisible();
      await phone.goto('about:blank');
      await phone.goto(link);
      await expect(hers.says(`${CASE}:ended_title`)).toBeVisible();
      await expect(hers.root).not.toContainText(ANSWER);
    });
  },
);
