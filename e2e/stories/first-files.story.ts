/** A visitor sends a report with her first form, over a line that breaks; the case manager finds it among the papers of her case. */
import {
  fillPerson,
  fillTimeAndPlace,
  fillTreatmentStep,
  openFreeConsultation,
} from '../flows/ask-for-consultation.ts';
import { choose, pdfFile } from '../flows/papers.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../harness/page-checks.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { FreeConsultationDialog } from '../pages/consultation-dialogs.ts';
import { demoSignIn, goTo, PHONE } from './people.ts';
import { Screen, words } from './screen.ts';

const REPORT = 'Report of my mother.pdf';
const FILES = 'mfe-public/forms/files';
const INTAKE = 'mfe-admin/cases-intake';

story(
  'a visitor sends a report with the free consultation, and the case manager has it among the papers',
  async ({ newPerson, mail, faults }) => {
    const visitor = demoPerson('Miriam', 'Okello');
    const phone = await newPerson(PHONE);

    await story.step('she adds a report while the line breaks; it arrives, and is there after a reload', async () => {
      faults.allow(/PATCH .*\/api\/form-uploads/);
      await phone.goto('/');
      await openFreeConsultation(phone);
      const form = new Screen(phone.getByRole('dialog'));
      await form.button(`${FILES}:open`).click();
      let isWhole = true;
      await phone.route('**/api/form-uploads/*', (route) => {
        if (route.request().method() !== 'PATCH' || !isWhole) return route.fallback();
        isWhole = false;
        return route.abort('connectionreset');
      });
      const chooser = phone.waitForEvent('filechooser');
      await form.button('shared-ui/files:choose').click();
      await choose(await chooser, [pdfFile(REPORT, 20_000)]);
      const arrived = form.by('list', `${FILES}:arrived`);
      await expect(arrived).toContainText(REPORT);
      expect(isWhole).toBe(false);
      await phone.reload();
      await openFreeConsultation(phone);
      await expect(arrived).toContainText(REPORT);
      await fitsItsWidth(phone);
      await hasNoAxeViolations(phone);
    });

    await story.step('she sends the form, and the next one is empty', async () => {
      const dialog = new FreeConsultationDialog(phone);
      await fillTreatmentStep(dialog);
      await fillPerson(dialog, visitor);
      await dialog.goOn();
      await fillTimeAndPlace(dialog);
      await dialog.submit.click();
      await mail.waitFor(visitor.email);
      await phone.goto('/');
      await openFreeConsultation(phone);
      const form = new Screen(phone.getByRole('dialog'));
      await expect(form.button(`${FILES}:open`)).toBeVisible();
      await expect(form.root).not.toContainText(REPORT);
    });

    await story.step(
      'the case manager finds it among the papers of her case, from nobody who is confirmed',
      async () => {
        const desk = await demoSignIn(newPerson, 'ayana_staff');
        await goTo(desk, 'portal/mfe-admin:admin.inbox.rail.label');
        await desk.getByRole('link', { name: fullName(visitor), exact: true }).click();
        await desk.getByRole('link', { name: String(words('mfe-admin/inbox/guest:open')) }).click();
        await desk.getByRole('link', { name: String(words(`${INTAKE}:sections.papers`)) }).click();
        await expect(desk).toHaveURL(/\/case-manager\/intake\/[0-9a-f-]+\?section=papers/);
        const main = new Screen(desk.getByRole('main'));
        await expect(main.root.getByRole('button', { name: REPORT, exact: true })).toBeVisible();
        await expect(main.root).toContainText(visitor.email);
      },
    );
  },
);
