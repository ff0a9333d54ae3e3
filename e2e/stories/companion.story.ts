/** A patient invites her daughter on a phone, who joins by the mail, sees what she may, and nothing once it is ended. */
import { demoPerson, inDays } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { followMail, openAccount } from './accounts.ts';
import { CaseSteps } from './case-steps.ts';
import { demoSignIn, goTo, PHONE } from './people.ts';
import { Screen } from './screen.ts';

const PATIENT = 'Demo patient';
const NAME = 'Lina';
const QUESTION = 'Shall I bring her old X-rays?';
const AFTERWARDS = 'We fly on Monday.';
const [GUEST_HOUSE, OTHER_HOUSE] = ['Harbour guest house', 'Garden guest house'];
const PEOPLE = 'mfe-patient/about-me';
const ACCOMPANY = 'mfe-patient/accompany';
const FEED = 'mfe-patient/calendar-feed';
/** As often as the page of a companion is read again. */
const REREAD = 61_000;

story(
  'a companion joins by the mail, sees what she may, and nothing once it is ended',
  async ({ newPerson, mail, faults }) => {
    // Her page is read again once it is ended.
    faults.allow(/404 GET .*\/api\//);
    faults.allow(/401 GET .*\/api\//);
    const daughter = demoPerson(NAME, 'Njeri');
    const phone = await demoSignIn(newPerson, 'patient', PHONE);
    const other = await newPerson(PHONE);
    const theCase = new CaseSteps(await demoSignIn(newPerson, 'ayana_staff'));
    await other.clock.install();
    const [hers, theirs] = [new Screen(phone.getByRole('main')), new Screen(other.getByRole('main'))];
    const companions = hers.part('region', `${PEOPLE}:companions.title`);
    const entry = companions.root.getByRole('listitem').filter({ hasText: daughter.email });

    await story.step('she is invited, and may see how it goes and write', async () => {
      await goTo(phone, 'portal/mfe-patient:patient.people.rail.label');
      await companions.button(`${PEOPLE}:companions.invite`).click();
      const dialog = new Screen(phone).part('dialog', `${PEOPLE}:form.title`);
      await dialog.field(`${PEOPLE}:form.name`).fill(NAME);
      await dialog.field(`${PEOPLE}:form.email`).fill(daughter.email);
      await dialog.field(`${PEOPLE}:form.relation`).fill('Daughter');
      await dialog.begins('checkbox', `${PEOPLE}:may.see_journey.label`).check();
      await dialog.begins('checkbox', `${PEOPLE}:may.write_messages.label`).check();
      await dialog.begins('checkbox', `${PEOPLE}:may.see_documents.label`).uncheck();
      await dialog.button(`${PEOPLE}:form.submit`).click();
      await expect(dialog.root).toBeHidden();
      await expect(new Screen(entry).says(`${PEOPLE}:companions.invited`)).toBeVisible();
    });

    await story.step('she opens an account by the mail, and accepts; her mother sees it', async () => {
      await followMail(other, mail, daughter.email, /https?:\/\/\S+\/companion\?token=\S+/);
      await expect(theirs.says('mfe-public/companion:lead', { patient: PATIENT })).toBeVisible();
      await theirs.link('mfe-public/companion:register').click();
      await openAccount(other, mail, daughter);
      await theirs.button('mfe-public/companion:accept').click();
      await expect(theirs.heading(`${ACCOMPANY}:title`, { name: PATIENT })).toBeVisible();
      await expect(new Screen(entry).says(`${PEOPLE}:companions.accepted`)).toBeVisible();
      await expect(new Screen(entry).says(`${PEOPLE}:companions.invited`)).toBeHidden();
    });

    await story.step('she sees how it goes, and no papers; none of it is hers', async () => {
      await expect(theirs.part('region', `${ACCOMPANY}:stages`).root).toBeVisible();
      await expect(theirs.part('region', `${ACCOMPANY}:papers`).root).toBeHidden();
      await goTo(other, 'portal/mfe-patient:patient.home.rail.label');
      await expect(theirs.heading('mfe-patient/home:title')).toBeVisible();
      await expect(theirs.by('region', 'mfe-patient/home:journey.of')).toBeHidden();
      await expect(theirs.root).not.toContainText(PATIENT);
      await goTo(other, 'portal/mfe-patient:patient.quotes.rail.label');
      await expect(theirs.root.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(theirs.button('mfe-patient/quotes:accept')).toBeHidden();
    });

    const feed = await story.step(
      'her mother’s trip is planned: she reads it, and her calendar follows it',
      async () => {
        await theCase.findCase(PATIENT);
        await theCase.planStay(GUEST_HOUSE, inDays(12));
        await goTo(other, 'portal/mfe-patient:patient.people.rail.label');
        await theirs.link(`${PEOPLE}:accompanied.openOf`, { name: PATIENT }).click();
        await expect(theirs.part('region', `${ACCOMPANY}:plan`).root).toContainText(GUEST_HOUSE);
        await theirs.button(`${FEED}:create`).click();
        const address = await theirs.field(`${FEED}:link`).inputValue();
        expect(await (await fetch(address)).text()).toContain(GUEST_HOUSE);
        await goTo(phone, 'portal/mfe-patient:patient.travel.rail.label');
        await expect(hers.root).toContainText(GUEST_HOUSE);
        return address;
      },
    );

    await story.step('she writes; her mother reads it, and who wrote', async () => {
      await theirs.link(`${ACCOMPANY}:talkOpen`).click();
      await theirs.field('case-kit/conversation:write').fill(QUESTION);
      await theirs.button('case-kit/conversation:send').click();
      await expect(theirs.root.getByRole('log')).toContainText(QUESTION);
      await goTo(phone, 'portal/mfe-patient:patient.messages.rail.label');
      const line = hers.root.getByRole('log').getByRole('listitem').filter({ hasText: QUESTION });
      await expect(line.filter({ hasText: daughter.last_name })).toBeVisible();
    });

    await story.step('it is ended: her page shows nothing of it any more, and nothing new reaches her', async () => {
      await goTo(other, 'portal/mfe-patient:patient.people.rail.label');
      await theirs.link(`${PEOPLE}:accompanied.openOf`, { name: PATIENT }).click();
      await expect(theirs.heading(`${ACCOMPANY}:title`, { name: PATIENT })).toBeVisible();
      await goTo(phone, 'portal/mfe-patient:patient.people.rail.label');
      await new Screen(entry).button(`${PEOPLE}:companions.withdrawOf`, { name: NAME }).click();
      const dialog = new Screen(phone).part('dialog', `${PEOPLE}:end.title`, { name: NAME });
      await dialog.button(`${PEOPLE}:end.submit`).click();
      await expect(dialog.root).toBeHidden();
      await expect(entry).toBeHidden();
      await other.clock.fastForward(REREAD);
      await expect(theirs.heading(`${ACCOMPANY}:title`, { name: PATIENT })).toBeHidden();
      await expect(theirs.part('region', `${ACCOMPANY}:stages`).root).toBeHidden();
      expect((await fetch(feed)).status).toBe(404);
      const before = (await mail.to(daughter.email)).length;
      await theCase.planStay(OTHER_HOUSE, inDays(14));
      await goTo(phone, 'portal/mfe-patient:patient.travel.rail.label');
      await expect(hers.root).toContainText(OTHER_HOUSE);
      await goTo(phone, 'portal/mfe-patient:patient.messages.rail.label');
      await hers.field('case-kit/conversation:write').fill(AFTERWARDS);
      await hers.button('case-kit/conversation:send').click();
      await expect(hers.root.getByRole('log')).toContainText(AFTERWARDS);
      await goTo(other, 'portal/mfe-patient:patient.people.rail.label');
      await expect(theirs.heading(`${PEOPLE}:title`)).toBeVisible();
      await expect(theirs.part('region', `${PEOPLE}:accompanied.title`).root).toBeHidden();
      await goTo(other, 'portal/mfe-patient:patient.messages.rail.label');
      await expect(theirs.root.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(theirs.root).not.toContainText(QUESTION);
      await expect(theirs.root).not.toContainText(AFTERWARDS);
      await goTo(other, 'portal/mfe-patient:patient.home.rail.label');
      await expect(theirs.heading('mfe-patient/home:title')).toBeVisible();
      for (const each of [PATIENT, GUEST_HOUSE, OTHER_HOUSE]) await expect(theirs.root).not.toContainText(each);
      expect(await mail.to(daughter.email)).toHaveLength(before);
    });
  },
);
