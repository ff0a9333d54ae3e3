/** What a case needs is asked for in the case, waits in the queue with its clock, is found, and is linked with what it has to do with. */
import { expect, story } from '../harness/story-fixtures.ts';
import { CaseSteps } from './case-steps.ts';
import { demoSignIn, goTo } from './people.ts';
import { Screen } from './screen.ts';

const ASKED = 'mfe-admin/cases/asked';
const FORM = 'mfe-admin/resources/need-form';
const NEED = 'mfe-admin/resources/needs';
const LINKS = 'mfe-admin/record-links';
/** Of the demo. */
const [PATIENT, REQUEST] = ['Demo patient', 'SR-000001'];
const [CITY, CAR] = ['Chennai', 'Car with a ramp, Chennai'];

story(
  'a car is asked for in the case, waits in the queue, is found, and its link shows on both ends',
  async ({ newPerson }) => {
    const desk = await demoSignIn(newPerson, 'ayana_staff');
    const steps = new CaseSteps(desk);
    const { screen } = steps;
    const title = `From the airport ${Date.now()}`;
    const row = screen.root.getByRole('row').filter({ hasText: title });

    await story.step('it is asked for where the trip of the case is', async () => {
      await steps.findCase(PATIENT);
      await steps.openPart('travel');
      await screen.button(`${ASKED}:needs.vehicle`).click();
      const dialog = new Screen(desk).part('dialog', `${FORM}:ask.vehicle`);
      await expect(dialog.root).toContainText(PATIENT);
      await dialog.field(`${FORM}:title`).fill(title);
      // The car of the demo is on its way elsewhere today.
      const day = new Date(Date.now() + 20 * 24 * 60 * 60_000).toISOString().slice(0, 10);
      await dialog.field(`${FORM}:from`).fill(`${day}T10:00`);
      await dialog.field(`${FORM}:until`).fill(`${day}T14:00`);
      const city = dialog.by('searchbox', `${FORM}:city`);
      if (await city.isVisible()) {
        await city.fill(CITY);
        await dialog.root.getByRole('button', { name: new RegExp(`^${CITY}`) }).click();
      }
      await dialog.button(`${FORM}:create`).click();
      await expect(dialog.root).toBeHidden();
      await expect(screen.part('region', `${ASKED}:needs.title`).root).toContainText(title);
    });

    await story.step('it waits in the queue, and leads to what could meet it', async () => {
      await goTo(desk, 'portal/mfe-admin:admin.case-manager.rail.label');
      await screen.begins('link', 'mfe-admin/cases/queue:scopes.all').click();
      await screen.begins('button', 'mfe-admin/cases/queue:kinds.need').click();
      await expect(row).toBeVisible();
      await row.getByRole('link').first().click();
      await expect(screen.root.getByRole('heading', { level: 1 })).toHaveText(title);
    });

    await story.step('a car of ours is offered and committed: nothing waits any more', async () => {
      await screen.button(`${NEED}:detail.offerOf`, { name: CAR }).click();
      const dialog = new Screen(desk).part('dialog', `${NEED}:offerForm.title`, { name: CAR });
      await dialog.button(`${NEED}:offerForm.submit`).click();
      await expect(dialog.root).toBeHidden();
      await screen.button(`${NEED}:detail.transitions.commit`).click();
      await expect(screen.says('contracts/operations/need-state-names:met').first()).toBeVisible();
    });

    await story.step('it is linked with a request by its number, and the request shows it', async () => {
      const links = screen.part('region', `${LINKS}:title`);
      await links.button(`${LINKS}:add`).click();
      const dialog = new Screen(desk).part('dialog', `${LINKS}:add`);
      await dialog.field(`${LINKS}:number`).fill(REQUEST.toLowerCase());
      await dialog.button(`${LINKS}:submit`).click();
      await expect(dialog.root).toBeHidden();
      await links.root.getByRole('link', { name: new RegExp(`^${REQUEST}`) }).click();
      await expect(screen.part('region', `${LINKS}:title`).root).toContainText(title);
    });
  },
);
