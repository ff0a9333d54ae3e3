/** What a law asks is entered, done and shown: each step is at once what a colleague reads. */
import { expect, story } from '../harness/story-fixtures.ts';
import { demoSignIn, goTo } from './people.ts';
import { Screen, words } from './screen.ts';

const RAIL = 'portal/mfe-admin:admin.regulatory-compliance.rail.label';
const SHARED = 'mfe-admin/compliance';
const REQUIREMENTS = 'mfe-admin/compliance/requirements';
const CONTROLS = 'mfe-admin/compliance/controls';
const EVIDENCE = 'mfe-admin/compliance/evidence';
const STANDINGS = 'contracts/operations/compliance-standings';

story('a requirement is entered, met and shown, and a colleague reads how it is doing', async ({ newPerson }) => {
  const [writer, reader] = [await demoSignIn(newPerson, 'admin'), await demoSignIn(newPerson, 'super_admin')];
  const theirs = new Screen(writer.getByRole('main'));
  const now = Date.now();
  const [asked, done, shown] = [`Records are kept ${now}`, `Backups are tested ${now}`, `Restore test ${now}`];
  const row = reader.getByRole('main').getByRole('row').filter({ hasText: asked });
  const reads = (standing: string) => expect(row).toContainText(words(`${STANDINGS}:${standing}`));
  const shows = (standing: string) => expect(theirs.says(`${STANDINGS}:${standing}`).first()).toBeVisible();

  await story.step('what is asked is entered, and a colleague finds it without a control', async () => {
    await goTo(writer, RAIL);
    await theirs.button(`${REQUIREMENTS}:add`).click();
    const dialog = new Screen(writer).part('dialog', `${REQUIREMENTS}:form.newTitle`);
    await dialog.button(`${REQUIREMENTS}:form.submit`).click();
    await expect(dialog.says(`${SHARED}:titleNeeded`)).toBeVisible();
    await dialog.field(`${REQUIREMENTS}:form.code`).fill(`Rule ${now}`);
    await dialog.field(`${REQUIREMENTS}:form.title`).fill(asked);
    await dialog.button(`${REQUIREMENTS}:form.submit`).click();
    await expect(theirs.root.getByRole('heading', { level: 1 })).toHaveText(asked);
    await goTo(reader, RAIL);
    await new Screen(reader.getByRole('main')).field(`${REQUIREMENTS}:filters.q`).fill(asked);
    await reads('open');
  });

  await story.step('what is done for it counts once something shows it', async () => {
    await theirs.button(`${REQUIREMENTS}:detail.addControl`).click();
    const dialog = new Screen(writer).part('dialog', `${CONTROLS}:form.newTitle`);
    await dialog.field(`${CONTROLS}:form.title`).fill(done);
    await dialog.button(`${CONTROLS}:form.submit`).click();
    await expect(theirs.named('region', done).says(`${EVIDENCE}:none`)).toBeVisible();
    await reads('not_met');
    await theirs.button(`${EVIDENCE}:addTo`, { control: done }).click();
    const proof = new Screen(writer).part('dialog', `${EVIDENCE}:form.newTitle`);
    await proof.field(`${EVIDENCE}:form.title`).fill(shown);
    await proof.button(`${EVIDENCE}:form.submit`).click();
    await expect(proof.says(`${EVIDENCE}:form.needed`)).toBeVisible();
    await proof.field(`${EVIDENCE}:form.note`).fill('The copy of last night was read back whole.');
    await proof.button(`${EVIDENCE}:form.submit`).click();
    await expect(proof.root).toBeHidden();
    await shows('met');
    await reads('met');
  });

  await story.step('withdrawn, it shows nothing any more, for both', async () => {
    await writer.getByTitle(words(`${EVIDENCE}:actionsOf`, { title: shown })).click();
    await new Screen(writer).button(`${EVIDENCE}:transitions.withdraw`).click();
    await shows('not_met');
    await reads('not_met');
    await expect(theirs.says(`${STANDINGS}:met`)).toBeHidden();
  });

  await story.step('the report has it', async () => {
    const saved = reader.waitForEvent('download');
    await new Screen(reader).button(`${SHARED}:report`).click();
    expect((await saved).suggestedFilename()).toMatch(/^ayana-compliance-\d{4}-\d\d-\d\d\.pdf$/);
  });
});
