/** The people of an organisation share its work: who has it, notes, an absence, templates. And a hospital proposes a doctor, who joins. */
import type { Page } from '@playwright/test';

import { looksRight } from '../harness/page-checks.ts';
import { demoPerson, fullName, inDays, type Person } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { followMail, openAccount } from './accounts.ts';
import { HospitalSteps } from './hospital-steps.ts';
import { demoAddress, demoSignIn, DESK, goTo } from './people.ts';
import { Screen, words } from './screen.ts';

const OWNER = 'Demo partner travel visa';
/** Whose visa is being prepared. */
const PREPARED = 'Baraka Demo-Mwita';
const HOSPITAL = 'Lantern Bay Hospital';
const JOIN = /https?:\/\/\S+\/join\?token=\S+/;
const TEAM = 'mfe-partner/work/team';
const ABSENCE = 'case-kit/absence';
const TEMPLATES = 'mfe-partner/organisation-answer-templates';
const PROPOSED = 'mfe-partner/organisation-proposed-doctors';
const STEPS = 'contracts/organisations/proposed-doctor-steps';
const ORGANISATION = 'portal/mfe-partner:partner.organisation.rail.label';
const NOTE = 'The bank letter is still missing.';
const TEMPLATE = { name: 'Papers missing', text: 'Some papers are missing; we write as soon as they are here.' };

story(
  'colleagues see who has work, one covers while the other is away, and both write by a template',
  async ({ newPerson, mail, faults }) => {
    // The role of the new member changes while a page is open.
    faults.allow(/401 GET .*\/api\//);
    const person = demoPerson('Latha', 'Menon');
    const [hers, his] = [await demoSignIn(newPerson, 'partner/travel_visa'), await newPerson(DESK)];
    const [owner, colleague] = [new HospitalSteps(hers), new HospitalSteps(his)];

    await story.step('the owner invites a colleague, who joins by the mail', async () => {
      await owner.inviteColleague(fullName(person), person.email);
      await joinAsNew(his, mail, person);
      await expect(colleague.screen.by('grid', 'mfe-partner/home/waiting:label')).toBeVisible();
    });

    await story.step('the owner writes an answer template, which the colleague finds', async () => {
      await goTo(hers, ORGANISATION);
      const card = owner.screen.part('region', `${TEMPLATES}:title`);
      await card.button(`${TEMPLATES}:add`).click();
      const dialog = new Screen(hers).part('dialog', `${TEMPLATES}:form.title`);
      await dialog.field(`${TEMPLATES}:form.name`).fill(TEMPLATE.name);
      await dialog.field(`${TEMPLATES}:form.body`).fill(TEMPLATE.text);
      await dialog.button(`${TEMPLATES}:form.submit`).click();
      await expect(card.root).toContainText(TEMPLATE.text);
      await goTo(his, ORGANISATION);
      await expect(colleague.screen.part('region', `${TEMPLATES}:title`).root).toContainText(TEMPLATE.text);
    });

    await story.step('the owner takes work and writes a note, which the colleague reads', async () => {
      await openWork(owner, PREPARED);
      const team = teamOf(owner);
      await team.button(`${TEAM}:take`).click();
      await expect(team.says(`${TEAM}:mine`)).toBeVisible();
      await team.button(`${TEAM}:notes.add`).click();
      const dialog = new Screen(hers).part('dialog', `${TEAM}:notes.add`);
      await dialog.field(`${TEAM}:notes.label`).fill(NOTE);
      await dialog.button(`${TEAM}:notes.submit`).click();
      await expect(team.root).toContainText(NOTE);
      await openWork(colleague, PREPARED);
      await expect(teamOf(colleague).says(`${TEAM}:has`, { name: OWNER })).toBeVisible();
      await expect(teamOf(colleague).root).toContainText(NOTE);
      await looksRight(his);
    });

    await story.step('she is away: the colleague hears of it, and the work is his until then', async () => {
      await goTo(hers, ORGANISATION);
      await owner.screen.button(`${ABSENCE}:leave`).click();
      const dialog = new Screen(hers).part('dialog', `${ABSENCE}:form.title`);
      await dialog.field(`${ABSENCE}:form.until`).fill(inDays(3));
      await dialog.field(`${ABSENCE}:form.deputy`).selectOption({ label: fullName(person) });
      await dialog.button(`${ABSENCE}:form.submit`).click();
      await expect(dialog.root).toBeHidden();
      await expect(owner.screen.says(`${ABSENCE}:away`, { deputy: fullName(person) })).toBeVisible();
      await looksRight(hers);
      await followMail(his, mail, person.email, /https?:\/\/\S+\/work\?handler=mine/);
      await rowOf(colleague, PREPARED).getByRole('link').first().click();
      await expect(teamOf(colleague).says(`${TEAM}:mine`)).toBeVisible();
      await expect(teamOf(colleague).says(`${TEAM}:coversFor`, { name: OWNER })).toBeVisible();
    });

    await story.step('he answers the case manager by the template, which the owner reads', async () => {
      const use = 'mfe-partner/answer-template-select:use';
      await colleague.screen.by('combobox', use).selectOption({ label: TEMPLATE.name });
      await colleague.screen.root.getByRole('textbox').last().press('Control+Enter');
      await expect(colleague.screen.root.getByRole('log')).toContainText(TEMPLATE.text);
      await openWork(owner, PREPARED);
      await expect(owner.screen.root.getByRole('log')).toContainText(TEMPLATE.text);
    });

    await story.step('she changes the absence, and is back, which he hears of', async () => {
      await goTo(hers, ORGANISATION);
      const shown = owner.screen.says(`${ABSENCE}:away`, { deputy: fullName(person) });
      const before = (await shown.textContent()) ?? '';
      await owner.screen.button(`${ABSENCE}:changeOf`, { name: OWNER }).click();
      const dialog = new Screen(hers).part('dialog', `${ABSENCE}:form.title`);
      await expect(dialog.field(`${ABSENCE}:form.until`)).toHaveValue(inDays(3));
      await dialog.field(`${ABSENCE}:form.until`).fill(inDays(1));
      await dialog.button(`${ABSENCE}:form.submit`).click();
      await expect(dialog.root).toBeHidden();
      await expect(shown).not.toHaveText(before);
      await owner.screen.button(`${ABSENCE}:back`).click();
      await expect(owner.screen.button(`${ABSENCE}:leave`)).toBeVisible();
      await mail.waitFor(person.email, ({ text }) =>
        text.includes(String(words('api/work/team:cover_over_title', { name: OWNER }))),
      );
    });
  },
);

story('a hospital proposes a doctor, the staff approve, and the doctor joins', async ({ newPerson, mail, faults }) => {
  faults.allow(/401 GET .*\/api\//);
  const person = demoPerson('Revathi', 'Nair');
  const name = `Dr ${fullName(person)}`;
  const page = await demoSignIn(newPerson, 'partner/hospital');
  const [hospital, desk] = [new Screen(page.getByRole('main')), await demoSignIn(newPerson, 'ayana_staff')];
  const staff = new Screen(desk.getByRole('main'));
  const card = hospital.part('region', `${PROPOSED}:title`);
  const line = card.root.getByRole('listitem').filter({ hasText: name });

  await story.step('the hospital proposes a doctor with what the entry needs', async () => {
    await goTo(page, ORGANISATION);
    await card.button(`${PROPOSED}:propose`).click();
    const dialog = new Screen(page).part('dialog', `${PROPOSED}:form.title`);
    for (const [field, value] of Object.entries({
      name,
      jobTitle: 'Consultant',
      number: 'DEMO-4471',
      council: 'Demo medical council',
      since: '2009',
      fee: '40',
      email: person.email,
    }))
      await dialog.field(`${PROPOSED}:form.${field}`).fill(value);
    await dialog.field(`${PROPOSED}:form.specialization`).selectOption('Cardiac surgery');
    await dialog.root.getByRole('checkbox', { name: 'English' }).check();
    await looksRight(page);
    await dialog.button(`${PROPOSED}:form.submit`).click();
    await expect(line).toContainText(words(`${STEPS}:proposed`));
  });

  await story.step('the staff find it in their list, and approve it', async () => {
    await goTo(desk, 'portal/mfe-admin:admin.organisations.rail.label');
    await staff.field('mfe-admin/organisations:filters.q').fill(HOSPITAL);
    const row = staff.root.getByRole('row').filter({ hasText: HOSPITAL });
    await expect(new Screen(row).says('mfe-admin/organisations:todo.doctors')).toBeVisible();
    await row.getByRole('link').first().click();
    const proposed = staff.named('article', name);
    await expect(proposed.root).toContainText('DEMO-4471, Demo medical council');
    await looksRight(desk);
    await proposed.button('mfe-admin/organisations:proposedDoctors.approveOf', { name }).click();
    const dialog = new Screen(desk).part('dialog', 'mfe-admin/organisations:proposedDoctors.approveOf', { name });
    await dialog.button('mfe-admin/organisations:proposedDoctors.approve').click();
    await expect(dialog.root).toBeHidden();
    await expect(line).toContainText(words(`${STEPS}:invited`));
    await mail.waitFor(demoAddress('partner/hospital'), ({ subject }) => subject.includes(name));
  });

  await story.step('the doctor opens the link of the mail and joins; the hospital and the staff see it', async () => {
    const doctor = await newPerson(DESK);
    await joinAsNew(doctor, mail, person);
    await expect(doctor).toHaveURL(/\/doctor-portal/);
    await expect(line).toContainText(words(`${STEPS}:joined`));
    await expect(staff.named('article', name).root).toContainText(words(`${STEPS}:joined`));
  });
});

/** By the link of an invitation, with an account that is opened for it. */
async function joinAsNew(page: Page, mail: Parameters<typeof followMail>[1], person: Person): Promise<void> {
  await followMail(page, mail, person.email, JOIN);
  const main = new Screen(page.getByRole('main'));
  await main.link('mfe-public/join:register').click();
  await openAccount(page, mail, person);
  await main.button('mfe-public/join:accept').click();
  await expect(page).not.toHaveURL(/\/join/);
}

const rowOf = ({ screen }: HospitalSteps, text: string) =>
  screen.part('grid', 'mfe-partner/work/list:table.label').root.getByRole('row').filter({ hasText: text });

/** From the list of all work. */
async function openWork(person: HospitalSteps, text: string): Promise<void> {
  await goTo(person.page, 'portal/mfe-partner:partner.work.rail.label');
  await rowOf(person, text).getByRole('link').first().click();
  await expect(person.screen.part('region', 'mfe-partner/work:brief').root).toBeVisible();
}

const teamOf = ({ screen }: HospitalSteps): Screen => screen.part('region', `${TEAM}:title`);
