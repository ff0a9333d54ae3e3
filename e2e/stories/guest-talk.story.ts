/**
 * A visitor without an account talks by video with a doctor. She books at least twelve hours before, which the clock of a page cannot let pass:
 * the room opens by the server's. So the story lets that time pass for the doctor's diary, in its rows; nothing else in it goes round the pages.
 */
import { fitsItsWidth, hasNoAxeViolations } from '../harness/page-checks.ts';
import { demoPerson, fullName } from '../harness/people.ts';
import { expect, story } from '../harness/story-fixtures.ts';
import { bookVideoTalk } from './booking-steps.ts';
import { demoSignIn, DESK, goTo, PHONE } from './people.ts';
import { CAMERA, RoomSteps } from './room-steps.ts';
import { Screen, words } from './screen.ts';

const DOCTOR = 'Dr Arolin Gavadri';

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
