/**
 * Talks by video with one doctor, one after the other: his day with a patient who has a journey, and a visitor without an account.
 * The first talk is the one that the first start of a demo has open; its room closes within the hour. A visitor books at least twelve hours
 * before, which the clock of a page cannot let pass: the room opens by the server's. So the story lets that time pass for the doctor's diary, in its
 * rows; nothing else in it goes round the pages.
 */
import { fitsItsWidth, hasNoAxeViolations } from '../harness/page-checks.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { bookVideoTalk } from './booking-steps.ts';
import { CaseSteps } from './case-steps.ts';
import { demoAddress, demoSignIn, DESK, goTo, PHONE } from './people.ts';
import { CAMERA, RoomSteps } from './room-steps.ts';
import { Screen, words } from './screen.ts';

// Both are in the diary of one doctor.
story.describe.configure({ mode: 'serial' });

const PATIENT = 'Demo patient';
const DOCTOR = 'Dr Jayamit Lomottan';
const TREATMENT = 'Total hip replacement (one side)';
const ASKED = 'Nasir Demo-Ahmadzai';
const ADVICE = 'Rest the knee for two weeks.';
const OPINION = 'The joint is worn. I recommend to replace it.';

story('a doctor talks with a patient, signs the note, and gives an opinion', async ({ newPerson, mail, faults }) => {
  // The work closes while its page is open.
  faults.allow(/404 GET .*\/api\/assignments\//);
  const desk = await demoSignIn(newPerson, 'doctor', { ...DESK, ...CAMERA });
  const phone = await demoSignIn(newPerson, 'patient', { ...PHONE, ...CAMERA });
  const [his, hers] = [new Screen(desk.getByRole('main')), new Screen(phone.getByRole('main'))];
  const [doctor, patient] = [new RoomSteps(desk), new RoomSteps(phone)];
  const theirs = new CaseSteps(await demoSignIn(newPerson, 'ayana_staff'));
  const waiting = his.part('grid', 'mfe-partner/home/waiting:label');
  const ofTreatment = waiting.root
    .getByRole('row')
    .filter({ hasText: String(words('contracts/journey/assignment-kind-names:opinion')) })
    .filter({ hasText: TREATMENT });

  await story.step('she is reminded of the talk and waits in its room; his first page says so', async () => {
    await expect(his.heading('mfe-partner/home/talks:title', { count: 1 })).toBeVisible();
    await hers.link('mfe-patient/home:appointment.action').first().click();
    await hers.link('mfe-patient/talks:action').first().click();
    await patient.enter();
    await expect(hers.heading('mfe-patient/consultation-room:waiting.title')).toBeVisible();
    await expect(his.part('region', 'mfe-partner/home/talks:title', { count: 1 }).root).toContainText(
      words('mfe-partner/home/talks:waits'),
    );
  });

  await story.step('he lets her in; they see and hear each other, and write', async () => {
    await his.link('mfe-partner/home/talks:enterWith', { patient: PATIENT }).click();
    await doctor.enter();
    await expect(doctor.waits(PATIENT, 'patient')).toBeVisible();
    await doctor.letIn();
    for (const each of [doctor, patient]) await each.seesAndHears();
    for (const each of [doctor, patient]) await each.press('chat');
    await doctor.write('Please bend your knee.');
    await expect(patient.line('Please bend your knee.')).toBeVisible();
  });

  await story.step(
    'he signs the note; she reads it where she looks for it, and a mail says that it is there',
    async () => {
      await doctor.signNote(ADVICE);
      await patient.leave();
      await mail.waitFor(demoAddress('patient'), ({ text }) => text.includes(DOCTOR));
      await hers.link('mfe-patient/consultation-room:back').click();
      await expect(hers.root).toContainText(ADVICE);
      await doctor.leave();
      await his.link('mfe-patient/consultation-room:back').click();
    },
  );

  await story.step('an opinion is asked for; accepted, it is his work, and the case manager sees it', async () => {
    await goTo(desk, 'portal/mfe-partner:partner.doctor.rail.label');
    const work = String(words('contracts/journey/assignment-kind-names:opinion'));
    const offers = waiting.begins('link', 'mfe-partner/home/waiting:lines.offered', { work });
    await offers.filter({ hasText: TREATMENT }).click();
    await expect(his.root).not.toContainText(ASKED);
    await his.button('mfe-partner/work:accept').click();
    await expect(his.field('mfe-partner/opinion:form.summary')).toBeVisible();
    await theirs.findCase(ASKED);
    const given = theirs.screen.part('region', 'mfe-admin/cases/work:assignments.title').root;
    await expect(given).toContainText(words('contracts/journey/assignment-state-names:accepted'));
  });

  await story.step(
    'he signs it: the patient gets a mail, the case manager reads it, and nothing asks him for it',
    async () => {
      await his.field('mfe-partner/opinion:form.summary').fill(OPINION);
      await his.field('mfe-partner/opinion:form.fit').selectOption('yes');
      await his.button('mfe-partner/opinion:form.submit').click();
      const dialog = new Screen(desk).part('dialog', 'mfe-partner/opinion:signing.title');
      await dialog.button('mfe-partner/opinion:signing.submit').click();
      await expect(his.part('article', 'mfe-partner/opinion:version', { version: 1 }).root).toContainText(OPINION);
      await mail.waitFor('nasir.afghanistan@demo.ayana.test', ({ text }) => text.includes('/quotes'));
      await theirs.openPart('offers');
      await expect(theirs.screen.root).toContainText(OPINION);
      await goTo(desk, 'portal/mfe-partner:partner.doctor.rail.label');
      await expect(waiting.root).toBeVisible();
      await expect(ofTreatment).toHaveCount(0);
    },
  );
});

story(
  'a visitor books without an account, is let in by the link of the mail, and cancels',
  async ({ newPerson, mail, time, faults }) => {
    // Leaving a page ends its reads.
    faults.allow(/net::ERR_ABORTED \w+ .*\/api\//);
    // Her session of the room ends with the appointment.
    faults.allow(/410 GET .*\/api\/room-visits\/current/);
    const visitor = demoPerson('Amina', 'Odhiambo');
    const name = fullName(visitor);
    const phone = await newPerson({ ...PHONE, ...CAMERA });
    const desk = await demoSignIn(newPerson, 'doctor', { ...DESK, ...CAMERA });
    const [his, hers] = [new Screen(desk.getByRole('main')), new Screen(phone.getByRole('main'))];
    const [doctor, guest] = [new RoomSteps(desk), new RoomSteps(phone)];
    const coming = his.part('region', 'mfe-partner/consultations:coming');
    const today = his.part('region', 'mfe-partner/consultations:today');

    await story.step('she books the first free time; it is in his diary', async () => {
      await bookVideoTalk(phone, DOCTOR, visitor);
      await goTo(desk, 'portal/mfe-partner:partner.doctor-consultations.rail.label');
      await expect(today.root.or(coming.root).getByRole('listitem').filter({ hasText: name })).toBeVisible();
    });

    const booked = await mail.waitFor(visitor.email);

    await story.step('the mail leads into the room, which is not open yet, and to no sign-in', async () => {
      expect(booked.text).not.toContain('/login');
      await phone.goto(/\S+\/consultation-room\/visit#\S+/.exec(booked.text)?.[0] ?? '');
      await expect(hers.says('mfe-patient/consultation-room:early')).toBeVisible();
      await expect(hers.button('mfe-patient/consultation-room:check.start')).toBeHidden();
    });

    await story.step('the hours until it pass; she waits, and he reads that she is not signed in', async () => {
      await time.bringTalkNear(visitor.email, 10);
      await phone.reload();
      await expect(hers.button('mfe-patient/consultation-room:check.start')).toBeVisible();
      await fitsItsWidth(phone);
      await hasNoAxeViolations(phone);
      await guest.enter();
      await expect(hers.heading('mfe-patient/consultation-room:waiting.title')).toBeVisible();
      await goTo(desk, 'portal/mfe-partner:partner.doctor.rail.label');
      await his.link('mfe-partner/home/talks:enterWith', { patient: name }).click();
      await doctor.enter();
      await expect(doctor.waits(name, 'visitor')).toBeVisible();
    });

    await story.step('let in, they see and hear each other, and write; she has no papers to show', async () => {
      await doctor.letIn();
      for (const each of [doctor, guest]) await each.seesAndHears();
      for (const each of [doctor, guest]) await each.press('chat');
      await guest.write('Can you hear me?');
      await expect(doctor.line('Can you hear me?')).toBeVisible();
      await expect(hers.button('mfe-patient/consultation-room:papers')).toBeHidden();
      // After a reload the same tab goes on without waiting.
      await phone.reload();
      await guest.enter();
      await guest.seesAndHears();
    });

    await story.step(
      'she cancels by the mail’s other link: the talk ends for both, and his diary is free',
      async () => {
        const tab = await phone.context().newPage();
        await tab.goto(/\S+\/appointment\?token=\S+/.exec(booked.text)?.[0] ?? '');
        const page = new Screen(tab.getByRole('main'));
        await page.button('mfe-public/booking:appointment.cancel').click();
        await page.button('mfe-public/booking:appointment.cancel_yes').click();
        await expect(page.heading('mfe-public/booking:appointment.cancelled_title')).toBeVisible();
        await expect(hers.root).toContainText(words('mfe-patient/consultation-room/endings:cancelled'));
        await expect(his.root).toContainText(words('mfe-patient/consultation-room/endings:cancelled'));
        await mail.waitFor(visitor.email, ({ id }) => id !== booked.id);
        await his.link('mfe-patient/consultation-room:back').click();
        await expect(his.heading('mfe-partner/consultations:title')).toBeVisible();
        await expect(today.root.getByText(name)).toBeHidden();
      },
    );
  },
);
