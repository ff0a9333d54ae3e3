/** A day of the staff: something goes wrong, who is on call is paged, and the families are written to by one and approved by another. */
import type { Page } from '@playwright/test';

import { looksRight } from '../harness/page-checks.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { PortalFrame } from '../pages/portal-frame.ts';
import { demoSignIn, goTo, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const HOUR = 60 * 60_000;
/** Of the demo: a rota, the chain whose first step pages it, and the patient who reads on a phone. */
const [ROTA, CHAIN, PATIENT] = ['Night desk', 'Medical alarm', 'Demo patient'];
const [DESK, SECOND, ON_CALL] = ['Demo ayana staff', 'Demo admin', 'Demo super admin'];
const INCIDENT = 'mfe-admin/operations/incident';
const GROUPS = 'mfe-admin/people/groups';
const SIGNAL = 'mfe-admin/operations/signal';
const SIGNAL_STATES = 'contracts/operations/signal-state-names';
const BROADCASTS = 'mfe-admin/broadcasts';
const BROADCAST_STATES = 'contracts/operations/broadcast-state-names';
const TEMPLATES = 'mfe-admin/broadcast-templates';
const RUNS = 'mfe-admin/escalation/runs';

story(
  'a signal becomes an incident, who is on call acknowledges, and a second person approves what families read',
  async ({ newPerson, mail }) => {
    const [desk, second, night] = [
      await demoSignIn(newPerson, 'ayana_staff'),
      await demoSignIn(newPerson, 'admin'),
      await demoSignIn(newPerson, 'super_admin'),
    ];
    const phone = await demoSignIn(newPerson, 'patient', PHONE);
    const [theirs, seconds, nights, hers] = [desk, second, night, phone].map(
      (page) => new Screen(page.getByRole('main')),
    ) as [Screen, Screen, Screen, Screen];
    const moment = Date.now();
    const [title, call, subject] = [
      `Fever at home ${moment}`,
      `Please call the ward ${moment}`,
      `What to do ${moment}`,
    ];
    const paged = new Screen(night).part('region', 'shell/paging:title');

    await story.step('one of them takes over the night desk, and the others see who is on call', async () => {
      await goTo(night, 'portal/mfe-admin:admin.escalation-management.rail.label');
      await nights.link('mfe-admin/escalation:tabs.onCall').click();
      await nights.root.getByRole('link', { name: new RegExp(`^${ROTA}`) }).click();
      await takeOver(night, moment);
      await goTo(desk, 'portal/mfe-admin:admin.escalation-management.rail.label');
      await expect(theirs.root.getByRole('definition').filter({ hasText: ON_CALL })).toHaveCount(1);
    });

    const alarm = await story.step('a signal waits for all of them; one takes it, and the others see who', async () => {
      for (const page of [desk, second]) {
        await goTo(page, 'portal/mfe-admin:admin.crisis-detection.rail.label');
        // Its cause is looked for every minute.
        await expect(signals(page).first()).toBeVisible({ timeout: 90_000 });
        // Several of a kind are one row, which leads to all of them.
        const group = signals(page).first().getByRole('link').and(page.locator('[href*="kind="]'));
        if ((await group.count()) > 0) await group.click();
      }
      const number = /SIG-\d+/.exec(await signals(desk).first().innerText())?.[0] ?? '';
      const taken = seconds.root.getByRole('row').filter({ hasText: number });
      await expect(taken).toContainText(words(`${SIGNAL_STATES}:open`));
      await signals(desk).first().getByRole('link').click();
      await theirs.button(`${SIGNAL}:transitions.acknowledge`).click();
      await expect(theirs.says(`${SIGNAL_STATES}:acknowledged`).first()).toBeVisible();
      await expect(theirs.says(`${SIGNAL_STATES}:open`)).toBeHidden();
      await expect(taken).toContainText(words(`${SIGNAL_STATES}:acknowledged`));
      return { number, taken };
    });

    await story.step('it becomes an incident, which the others find among theirs', async () => {
      await theirs.button(`${SIGNAL}:transitions.open_incident`).click();
      const dialog = new Screen(desk).part('dialog', 'mfe-admin/operations/incidents:form.title');
      await dialog.field('mfe-admin/operations/incidents:form.name').fill(title);
      await dialog.button('mfe-admin/operations/incidents:form.submit').click();
      await expect(theirs.root.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(theirs.part('region', `${INCIDENT}:signals.title`).root).toContainText(alarm.number);
      await expect(alarm.taken).toContainText(words(`${SIGNAL_STATES}:in_incident`));
      await goTo(second, 'portal/mfe-admin:admin.incident-command.rail.label');
      await seconds.root.getByRole('link', { name: new RegExp(`^${title}`) }).click();
      await expect(seconds.says(`${INCIDENT}:opened`, { name: DESK })).toBeVisible();
    });

    await story.step('its command is given to a group: who is of it hears of it, and takes it', async () => {
      const group = `Fever desk ${moment}`;
      await goTo(second, 'portal/mfe-admin:admin.users.rail.label');
      await seconds.button(`${GROUPS}:add`).click();
      const adding = new Screen(second).part('dialog', `${GROUPS}:form.add`);
      await adding.field(`${GROUPS}:form.name`).fill(group);
      await adding.button('mfe-admin/person-picker:me').click();
      await adding.button(`${GROUPS}:form.submit`).click();
      await expect(adding.root).toBeHidden();
      const role = String(words('contracts/operations/incident-role-names:commander'));
      await theirs.button(`${INCIDENT}:roles.give`, { role }).click();
      const giving = new Screen(desk).part('dialog', `${INCIDENT}:roles.dialog`, { role });
      await giving.button('mfe-admin/person-picker:change').click();
      await giving.root.getByRole('list').getByRole('button').filter({ hasText: group }).click();
      await giving.button(`${INCIDENT}:roles.submit`).click();
      const roles = theirs.part('region', `${INCIDENT}:roles.title`).root;
      await expect(roles).toContainText(group);
      const bell = new PortalFrame(second).bell;
      await expect(bell).toHaveAccessibleName(/unread/);
      await bell.click();
      await seconds.root.getByRole('link').filter({ hasText: group }).click();
      await expect(seconds.root.getByRole('heading', { level: 1 })).toHaveText(title);
      await seconds.button('mfe-admin/rows:assignMe').click();
      await expect(roles).toContainText(SECOND);
    });

    await story.step('who is on call is paged in the page and by mail, and nobody else', async () => {
      await more(desk, `${INCIDENT}:page`);
      const dialog = new Screen(desk).part('dialog', `${INCIDENT}:paging.title`);
      await dialog.field(`${INCIDENT}:paging.chain`).selectOption({ label: CHAIN });
      await dialog.field(`${INCIDENT}:paging.text`).fill(call);
      await dialog.button(`${INCIDENT}:paging.submit`).click();
      await expect(dialog.root).toBeHidden();
      await expect(paged.root).toContainText(title);
      await mail.waitFor('super-admin@demo.ayana.test', ({ text }) => text.includes(call));
      await expect(new Screen(second).part('region', 'shell/paging:title').root).toBeHidden();
      expect((await mail.to('admin@demo.ayana.test')).filter(({ text }) => text.includes(call))).toEqual([]);
    });

    await story.step('she acknowledges; nobody is paged any more, and all of them read who did', async () => {
      // Its name has the number of the incident before the title.
      const acknowledge = paged.root.getByRole('button', { name: title });
      await acknowledge.click();
      await expect(acknowledge).toBeHidden();
      await goTo(second, 'portal/mfe-admin:admin.escalation-management.rail.label');
      const run = seconds.root.getByRole('row').filter({ hasText: title });
      await expect(run).toContainText(ON_CALL);
      await run.getByRole('link').click();
      await expect(seconds.says(`${RUNS}:detail.ways.page`, { name: ON_CALL })).toBeVisible();
      await expect(seconds.button(`${RUNS}:acknowledge`)).toBeHidden();
      await expect(seconds.button(`${RUNS}:detail.stop`)).toBeHidden();
    });

    await story.step('the families are written to: who writes it cannot approve it', async () => {
      await theirs.button(`${INCIDENT}:journeys.add`).click();
      const link = new Screen(desk).part('dialog', `${INCIDENT}:journeys.add`);
      await link.field('mfe-admin/case-picker:label').fill(PATIENT);
      await link.root.getByRole('list').getByRole('button').filter({ hasText: PATIENT }).first().click();
      await link.button(`${INCIDENT}:journeys.submit`).click();
      await expect(theirs.part('region', `${INCIDENT}:journeys.title`).root).toContainText(PATIENT);
      await more(desk, `${INCIDENT}:broadcast`);
      await new Screen(desk.getByRole('dialog')).button(`${BROADCASTS}:draft.submit`).click();
      await theirs.field('mfe-admin/broadcast-editor:message.subject').fill(subject);
      await theirs.begins('checkbox', 'mfe-admin/broadcast-editor:channels.urgent').check();
      await theirs.button('mfe-admin/broadcast-editor:save').click();
      await expect(theirs.says('mfe-admin/broadcast-editor:unsaved')).toBeHidden();
      await looksRight(desk);
      await act(desk, 'submit');
      await expect(theirs.says(`${BROADCAST_STATES}:in_review`).first()).toBeVisible();
      await expect(
        theirs.says(`${BROADCASTS}:detail.adminApproves`).or(theirs.says(`${BROADCASTS}:detail.ownText`)),
      ).toBeVisible();
      await expect(theirs.button(`${BROADCASTS}:acts.approve`)).toBeHidden();
    });

    await story.step('a second person reads in words who gets it, and approves it', async () => {
      await goTo(second, 'portal/mfe-admin:admin.broadcast-management.rail.label');
      await seconds.begins('link', `${BROADCASTS}:tabs.to_approve`).click();
      await seconds.root.getByRole('row').filter({ hasText: title }).getByRole('link').click();
      await saysWhoGetsIt(seconds);
      await seconds.button(`${BROADCASTS}:acts.approve`).click();
      const dialog = new Screen(second).part('dialog', `${BROADCASTS}:acts.approve`);
      await saysWhoGetsIt(dialog);
      await looksRight(second);
      await dialog.button(`${BROADCASTS}:acts.approve`).click();
      await expect(dialog.root).toBeHidden();
      for (const each of [theirs, seconds]) {
        await expect(each.says(`${BROADCAST_STATES}:approved`).first()).toBeVisible();
        await expect(each.says(`${BROADCAST_STATES}:in_review`)).toBeHidden();
        await expect(each.root.getByRole('definition').filter({ hasText: SECOND }).first()).toBeVisible();
      }
      expect((await mail.to('patient@demo.ayana.test')).filter((each) => each.subject === subject)).toEqual([]);
    });

    await story.step('it is sent, and she reads it in her mail, once', async () => {
      await act(desk, 'begin');
      await mail.waitFor('patient@demo.ayana.test', (each) => each.subject === subject);
      await expect(theirs.says(`${BROADCAST_STATES}:sent`).first()).toBeVisible({ timeout: 60_000 });
      expect((await mail.to('patient@demo.ayana.test')).filter((each) => each.subject === subject)).toHaveLength(1);
      await goTo(phone, 'portal/mfe-patient:patient.home.rail.label');
      await expect(hers.root).not.toContainText(title);
    });

    await story.step('its words are kept, and a colleague begins the next broadcast with them', async () => {
      await desk.getByTitle(words(`${BROADCASTS}:detail.more`)).click();
      await new Screen(desk).button(`${TEMPLATES}:save.act`).click();
      const saving = new Screen(desk).part('dialog', `${TEMPLATES}:save.title`);
      await saving.field(`${TEMPLATES}:save.name`).fill(subject);
      await saving.button(`${TEMPLATES}:save.submit`).click();
      await expect(saving.root).toBeHidden();
      await goTo(second, 'portal/mfe-admin:admin.broadcast-management.rail.label');
      await seconds.button(`${TEMPLATES}:open`).click();
      await new Screen(second)
        .part('dialog', `${TEMPLATES}:title`)
        .button(`${TEMPLATES}:beginWith`, { name: subject })
        .click();
      const begun = new Screen(second).part('dialog', `${BROADCASTS}:create.title`);
      await expect(begun.field(`${BROADCASTS}:create.subject`)).toHaveValue(subject);
      await looksRight(second);
      await begun.button(`${BROADCASTS}:create.submit`).click();
      await expect(seconds.says(`${BROADCAST_STATES}:draft`).first()).toBeVisible();
    });
  },
);

/** Signals about a check-in that nobody has taken. */
const signals = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: String(words('contracts/operations/signal-kind-names:red_flag_check_in')) })
    .filter({ has: page.getByText(words(`${SIGNAL_STATES}:open`), { exact: true }) });

/** On the page of a rota: from an hour ago, for some hours, unless she is on call already. */
async function takeOver(page: Page, now: number): Promise<void> {
  const rota = new Screen(page.getByRole('main'));
  const add = rota.button('mfe-admin/escalation/on-call:detail.addOverride');
  await expect(add).toBeVisible();
  if (await rota.says('mfe-admin/escalation/on-call:detail.now', { name: ON_CALL }).isVisible()) return;
  await add.click();
  const dialog = new Screen(page).part('dialog', 'mfe-admin/escalation/on-call:overrideForm.title');
  await dialog.button('mfe-admin/person-picker:me').click();
  await dialog.field('mfe-admin/escalation/on-call:overrideForm.from').fill(clockOfChennai(now - HOUR));
  await dialog.field('mfe-admin/escalation/on-call:overrideForm.until').fill(clockOfChennai(now + 3 * HOUR));
  await dialog.button('mfe-admin/escalation/on-call:overrideForm.submit').click();
  await expect(dialog.root).toBeHidden();
}

/** An entry of the menu of an incident. */
async function more(page: Page, key: string): Promise<void> {
  await page.getByTitle(words(`${INCIDENT}:more`)).click();
  await new Screen(page).button(key).click();
}

/** Something that is done with a broadcast, and the dialog that asks once more. */
async function act(page: Page, name: 'submit' | 'begin'): Promise<void> {
  await new Screen(page.getByRole('main')).button(`${BROADCASTS}:acts.${name}`).click();
  const dialog = new Screen(page).part('dialog', `${BROADCASTS}:acts.${name}`);
  await saysWhoGetsIt(dialog);
  await dialog.button(`${BROADCASTS}:acts.${name}`).click();
  await expect(dialog.root).toBeHidden();
}

/** Filters in words, how many, who sleeps now, and some of them by name. */
async function saysWhoGetsIt(part: Screen): Promise<void> {
  const reach = 'mfe-admin/broadcast-reach';
  await expect(part.says(`${reach}:filters.journeys`)).toBeVisible();
  await expect(part.says(`${reach}:people`)).toBeVisible();
  await expect(part.says(`${reach}:allAwake`).or(part.says(`${reach}:asleep`))).toBeVisible();
  await expect(part.root).toContainText(PATIENT);
}

/** `YYYY-MM-DDThh:mm` by the clock of the rota, which has no summer time. */
const clockOfChennai = (at: number): string => new Date(at + 5.5 * HOUR).toISOString().slice(0, 16);
