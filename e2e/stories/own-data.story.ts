/** A patient takes her data with her, asks for what is kept and for its erasure; the staff do it, and nothing names her any more. */
import { DEMO_PASSWORD } from '@ayana/contracts/identity';

import { looksRight } from '../harness/page-checks.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { askForTreatment, followMail, NEW_PASSWORD, openAccount } from './accounts.ts';
import { CaseSteps } from './case-steps.ts';
import { demoSignIn, fillSignIn, goTo, openLogin, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const TREATMENT = 'Total knee replacement';
const REQUEST = 'Please send me a copy of all you have of me, and erase it afterwards.';
const DATA = 'case-kit/account/data-requests';
const REQUESTS = 'mfe-admin/compliance/data-requests';
const KINDS = 'contracts/operations/data-request-kinds';

story('a patient takes her data with her, and is erased', async ({ newPerson, mail, faults }) => {
  // Her account changes its role while a page is open, and ends while one is.
  faults.allow(/401 (GET|POST|PATCH) .*\/api\//);
  const patient = demoPerson('Zawadi', 'Otieno');
  const name = fullName(patient);
  const phone = await newPerson(PHONE);
  const [desk, admin] = [await demoSignIn(newPerson, 'ayana_staff'), await demoSignIn(newPerson, 'admin')];
  const [hers, theirs] = [new Screen(phone.getByRole('main')), new CaseSteps(desk)];
  const admins = new Screen(admin.getByRole('main'));
  const copies = hers.part('region', `${DATA}:title`);

  await story.step('she has an account and a journey, which her case manager sees', async () => {
    await openLogin(phone);
    await hers.link('shell/identity/login:register').click();
    await openAccount(phone, mail, patient);
    await askForTreatment(phone, patient, TREATMENT);
    await theirs.openRequest(name);
    await theirs.screen.button('mfe-admin/cases/requests:make').click();
    await expect(theirs.screen.root.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  await story.step('she downloads her data, and writes what she asks for; her case manager reads it', async () => {
    await goTo(phone, 'portal/mfe-patient:patient.people.rail.label');
    const saved = phone.waitForEvent('download');
    await hers.button('case-kit/account/own-data:save').click();
    expect((await saved).suggestedFilename()).toBe(words('case-kit/account/own-data:file'));
    await expect(hers.says('case-kit/account/own-data:done')).toBeVisible();
    await goTo(phone, 'portal/mfe-patient:patient.messages.rail.label');
    await hers.field('case-kit/conversation:write').fill(REQUEST);
    await hers.button('case-kit/conversation:send').click();
    await theirs.openPart('messages');
    await expect(theirs.screen.root.getByRole('log')).toContainText(REQUEST);
  });

  /** Enters what she asks for, once it is known who asks. */
  const enter = async (kind: 'export' | 'erase'): Promise<void> => {
    await goTo(admin, 'portal/mfe-admin:admin.regulatory-compliance.rail.label');
    await admins.link('mfe-admin/compliance:tabs.requests').click();
    await admins.button(`${REQUESTS}:add`).click();
    const form = new Screen(admin).part('dialog', `${REQUESTS}:form.title`);
    await form.field(`${REQUESTS}:form.kind`).selectOption({ label: String(words(`${KINDS}:${kind}`)) });
    await form.field(`${REQUESTS}:form.email`).fill(patient.email);
    await form.button(`${REQUESTS}:form.submit`).click();
    await expect(admins.root.getByRole('heading', { level: 1 })).toContainText(patient.first_name);
    await admins.button(`${REQUESTS}:buttons.verify`).click();
    const known = new Screen(admin).part('dialog', `${REQUESTS}:verify.title`);
    await known.button(`${REQUESTS}:verify.submit`).click();
    await expect(known.root).toBeHidden();
  };

  await story.step('a copy is made; she finds it by the mail, and downloads it', async () => {
    await enter('export');
    await admins.button(`${REQUESTS}:acts.export`).click();
    const give = new Screen(admin).part('dialog', `${REQUESTS}:export.title`);
    await give.button(`${REQUESTS}:acts.export`).click();
    await expect(admins.says(`${REQUESTS}:outcome.copy`)).toBeVisible();
    const ready = /https?:\/\/\S+\/profile#data-requests-title/;
    await mail.waitFor(
      patient.email,
      ({ subject }) => subject === words('api/messaging/compliance:request.subject', { what: 'ready' }),
    );
    await followMail(phone, mail, patient.email, ready);
    await expect(copies.says(`${DATA}:states.done`)).toBeVisible();
    const saved = phone.waitForEvent('download');
    await copies.button(`${DATA}:download`).click();
    expect((await saved).suggestedFilename()).toBe(words(`${DATA}:file`));
  });

  await story.step('an administrator erases her; her mail says what stays, and her page ends', async () => {
    await enter('erase');
    await expect(admins.heading(`${REQUESTS}:keeps.title`)).toBeVisible();
    await looksRight(admin);
    await admins.button(`${REQUESTS}:acts.erase`).click();
    const erase = new Screen(admin).part('dialog', `${REQUESTS}:erase.title`);
    await erase.field(`${REQUESTS}:erase.password`).fill(DEMO_PASSWORD);
    await erase.button(`${REQUESTS}:erase.submit`).click();
    await expect(admins.root.getByRole('heading', { level: 1 })).toHaveText(words(`${REQUESTS}:gone`));
    await expect(admins.root).not.toContainText(patient.last_name);
    await mail.waitFor(
      patient.email,
      ({ subject }) => subject === words('api/messaging/compliance:request.subject', { what: 'erased' }),
    );
    await expect(new Screen(phone).heading('shell/identity/login:title')).toBeVisible();
  });

  await story.step('she cannot sign in, and no list of the staff names her', async () => {
    await fillSignIn(phone, patient.email, NEW_PASSWORD);
    await expect(hers.root.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await expect(hers.heading('shell/identity/login:title')).toBeVisible();
    await goTo(desk, 'portal/mfe-admin:admin.case-manager.rail.label');
    await expect(theirs.screen.by('grid', 'mfe-admin/cases/queue:table.label')).toBeVisible();
    await expect(theirs.screen.root).not.toContainText(patient.last_name);
    await goTo(admin, 'portal/mfe-admin:admin.users.rail.label');
    await admins.field('mfe-admin/people:search').fill(patient.last_name);
    await expect(admins.says('mfe-admin/people:list.table.filtered')).toBeVisible();
    await expect(admins.root).not.toContainText(patient.email);
    await goTo(admin, 'portal/mfe-admin:admin.regulatory-compliance.rail.label');
    await admins.link('mfe-admin/compliance:tabs.requests').click();
    await expect(admins.root.getByText(words(`${REQUESTS}:gone`)).first()).toBeVisible();
    await expect(admins.root).not.toContainText(patient.last_name);
  });
});
