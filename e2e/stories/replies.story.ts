/** A patient answers a mail with a scan instead of signing in; her case manager reads it, knows that nobody has confirmed it, and answers. */
import { pdfFile } from '../flows/papers.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { askForTreatment, openAccount } from './accounts.ts';
import { CaseSteps } from './case-steps.ts';
import { demoSignIn, goTo, openLogin, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const TREATMENT = 'Total knee replacement';
const QUESTION = 'Please send me the X-ray of your knee.';
const REPLY = 'Here it is, from last week.';
const SCAN = 'X-ray of my knee.pdf';
const ANSWER = 'Thank you. A doctor looks at it today.';
const ELSEWHERE = 'I wrote to you from my office.';

story(
  'an answer by mail comes back into the case, with its scan',
  async ({ newPerson, mail, time, address, faults }) => {
    // The role of her account changes while its page is open.
    faults.allow(/401 (GET|PATCH) .*\/api\//);
    const patient = demoPerson('Makena', 'Njoroge');
    const name = fullName(patient);
    const [phone, desk] = [await newPerson(PHONE), await demoSignIn(newPerson, 'ayana_staff')];
    const [hers, theirs] = [new Screen(phone.getByRole('main')), new CaseSteps(desk)];
    const log = theirs.screen.root.getByRole('log');
    const replies = await newPerson();

    await story.step('she has a case, and her case manager writes to her', async () => {
      await openLogin(phone);
      await hers.link('shell/identity/login:register').click();
      await openAccount(phone, mail, patient);
      await askForTreatment(phone, patient, TREATMENT);
      await theirs.openRequest(name);
      await theirs.screen.button('mfe-admin/cases/requests:make').click();
      await expect(theirs.screen.root.getByRole('heading', { level: 1 })).toHaveText(name);
      await theirs.openPart('messages');
      await theirs.screen.field('case-kit/conversation:write').fill(QUESTION);
      await theirs.screen.button('case-kit/conversation:send').click();
      await expect(log).toContainText(QUESTION);
      // It has arrived, and is not only on its way.
      await expect(log.locator('[data-state]')).toHaveCount(0);
    });

    await story.step('nobody reads it; a mail leaves, and she answers it with a scan', async () => {
      await time.leaveUnread(patient.email);
      const news = await mail.waitFor(patient.email, ({ text }) => text.includes('1 new message'));
      expect(news.headers['reply-to']).toMatch(/case\+[0-9a-z]{16}@/);
      await replies.goto(`${address.mailOrigin}/replies`);
      const article = replies.getByRole('article', { name: `${news.subject}, ${patient.email}`, exact: true });
      await article.getByText('Reply', { exact: true }).click();
      await article.getByLabel('Text').fill(REPLY);
      await article.getByLabel('Files').setInputFiles([pdfFile(SCAN, 20_000)]);
      await article.getByRole('button', { name: 'Send the reply' }).click();
      await expect(replies.getByRole('status')).toContainText('"outcome":"placed"');
    });

    await story.step(
      'it is in the thread, not confirmed and without what it quotes; the scan waits to be checked',
      async () => {
        await expect(log).toContainText(REPLY);
        await expect(log).toContainText(String(words('case-kit/conversation/outside:notConfirmed')));
        await expect(log.getByText(QUESTION)).toHaveCount(1);
        await expect(log.getByText('1 new message')).toHaveCount(0);
        await theirs.acceptPaper(SCAN);
        await goTo(phone, 'portal/mfe-patient:patient.messages.rail.label');
        await expect(hers.root.getByRole('log')).toContainText(REPLY);
      },
    );

    await story.step('the answer leaves by mail as well, and says so', async () => {
      await theirs.openPart('messages');
      await expect(theirs.screen.root.getByRole('checkbox')).toBeChecked();
      await theirs.screen.field('case-kit/conversation:write').fill(ANSWER);
      await theirs.screen.button('case-kit/conversation:send').click();
      await expect(log).toContainText(`Also sent by email to ${patient.email}`);
      await mail.waitFor(patient.email, ({ text }) => text.includes(ANSWER));
    });

    await story.step('what came to no case is put into hers', async () => {
      await replies.getByText('Write something new').click();
      const form = replies.locator('form.new');
      await form.getByRole('textbox', { name: /^From/ }).fill(patient.email);
      await form.getByRole('textbox', { name: 'Text', exact: true }).fill(ELSEWHERE);
      await form.getByRole('button', { name: 'Send it' }).click();
      await expect(replies.getByRole('status')).toContainText('"outcome":"not_placed"');
      await goTo(desk, 'portal/mfe-admin:admin.incoming.rail.label');
      await theirs.screen.root.getByRole('link', { name: patient.email }).click();
      await expect(theirs.screen.root).toContainText(ELSEWHERE);
      await theirs.screen.root.getByRole('button', { name: name }).click();
      await expect(theirs.screen.says('mfe-admin/incoming:gone')).toBeVisible();
      await goTo(phone, 'portal/mfe-patient:patient.messages.rail.label');
      await expect(hers.root.getByRole('log')).toContainText(ELSEWHERE);
    });
  },
);
