/** A talk by video, with two real browsers and the camera that each brings for tests. */
import type { Browser, Page } from '@playwright/test';

import { seededDoctor } from '../../flows/appointments.ts';
import { newPatient } from '../../flows/patients.ts';
import {
  bookedTalk,
  browserWithCamera,
  enterRoom,
  killConnections,
  mediaArrives,
  onlyByRelay,
  pathsOn,
  personWithCamera,
  receivedOn,
} from '../../flows/talks.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';
import { startRelay } from '../../harness/relay.ts';

// One after the other: each has two browsers that draw and read video.
test.describe.configure({ mode: 'serial' });

let browsers: Browser[] = [];
test.beforeEach(async () => {
  browsers = await Promise.all([browserWithCamera(), browserWithCamera()]);
});
test.afterEach(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
});

const video = (page: Page) => page.getByRole('group').locator('video').first();

/** What opens the rest of the controls, where they do not fit in one row. */
const more = (page: Page) =>
  page.getByRole('group', { name: 'Controls of the talk' }).locator('summary', { hasText: /^More$/ });

test('two at a desk and on a phone, over a relay: what they see, and a cut line that comes back by itself', async ({
  site,
  faults,
}) => {
  test.slow();
  faults.allow(/ERR_INTERNET_DISCONNECTED|consultation-room/);
  const relay = await startRelay(site.relay);
  try {
    const talk = await bookedTalk(site, seededDoctor(41 + 2 * test.info().retry));
    const [one, two] = browsers as [Browser, Browser];
    const doctor = await personWithCamera(one, site.origin, { viewport: { width: 1440, height: 900 } });
    const patient = await personWithCamera(two, site.origin, { viewport: { width: 390, height: 844 }, hasTouch: true });
    // Two networks that let nothing out but to the relay.
    for (const each of [doctor, patient]) await onlyByRelay(each);
    await talk.doctor.signIn(doctor);
    await talk.patient.signIn(patient);
    const page = await patient.goto(`/consultation-room/${talk.id}`);
    expect(page?.headers()['permissions-policy']).toContain('camera=(self)');
    await enterRoom(patient, talk.id);
    await expect(patient.getByText('knows that you are waiting')).toBeVisible();
    await enterRoom(doctor, talk.id);
    await expect(patient.getByText('is in the room and sees that you wait')).toBeVisible();
    expect((await receivedOn(patient)).connected).toBe(0);
    await doctor.getByRole('button', { name: 'Let in' }).click();
    await Promise.all([mediaArrives(doctor), mediaArrives(patient)]);
    for (const each of [doctor, patient]) expect(await pathsOn(each)).toEqual(['relay to relay']);
    await hasNoAxeViolations(patient);
    await fitsItsWidth(patient);

    // Muted is said in words; what a press opened has the focus, and what closed it gives it back.
    await patient.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(doctor.getByRole('group', { name: /Patient/ }).getByText('Muted')).toBeVisible();
    await patient.getByRole('button', { name: 'Unmute', exact: true }).click();
    await expect(doctor.getByRole('group', { name: /Patient/ }).getByText('Muted')).toHaveCount(0);
    await more(patient).click();
    await patient.getByRole('button', { name: 'Chat' }).click();
    await expect(patient.getByRole('complementary', { name: 'Chat' })).toBeFocused();
    await patient.keyboard.press('Escape');
    await expect(more(patient)).toBeFocused();
    await onPhone(doctor);

    // Tests and medicines are ordered in a tab of their own: the talk goes on in this one.
    await doctor.getByRole('button', { name: 'Order', exact: true }).click();
    const tab = doctor.context().waitForEvent('page');
    await doctor
      .getByRole('complementary', { name: 'Tests and medicines' })
      .getByRole('link', { name: 'Order tests' })
      .click();
    await expect((await tab).getByRole('dialog', { name: 'Order laboratory tests' })).toBeVisible();
    await (await tab).close();

    // A connection that dies under the page; then the line to the site, and with it what browsers say to each other.
    await killConnections(patient);
    await Promise.all([mediaArrives(doctor), mediaArrives(patient)]);
    await patient.context().setOffline(true);
    await expect(patient.getByText('Your line is cut. The talk comes back by itself.')).toBeVisible();
    // The page is read again meanwhile, which fails: it stays, and with it the talk.
    await patient.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(patient.getByText(/^This page could not be updated/)).toBeVisible();
    await expect(video(patient)).toBeVisible();
    await killConnections(doctor);
    await patient.context().setOffline(false);
    await expect(patient.getByText(/^This page could not be updated/)).toHaveCount(0);
    await expect(patient.getByText('Your line is cut. The talk comes back by itself.')).toHaveCount(0);
    await Promise.all([mediaArrives(doctor), mediaArrives(patient)]);
    await patient.getByRole('button', { name: 'Leave' }).click();
    await expect(patient.getByRole('region', { name: 'Who was there' })).toContainText('Patient');
    await expect(doctor.getByRole('group', { name: /Patient/ })).toHaveCount(0);
  } finally {
    await relay.stop();
  }
});

/** The doctor on a phone: the picture, and one row of large buttons below it. */
async function onPhone(doctor: Page): Promise<void> {
  await doctor.setViewportSize({ width: 390, height: 844 });
  const controls = doctor.getByRole('group', { name: 'Controls of the talk' });
  await expect(more(doctor)).toBeVisible();
  const boxes = await controls
    .locator(':scope > *')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ y, height, width }) => ({ y, height, width })),
    );
  expect(boxes).toHaveLength(4);
  for (const { y, height, width } of boxes) {
    expect(y).toBe(boxes[0]?.y);
    expect(Math.min(height, width)).toBeGreaterThanOrEqual(56);
  }
  const picture = await doctor.getByRole('group', { name: /Patient/ }).boundingBox();
  expect([picture?.width, (picture?.height ?? 0) > 680]).toEqual([390, true]);
  await more(doctor).press('Enter');
  for (const name of ['Share screen', 'Papers', 'Chat', 'Note', 'Order', 'People', 'Call us'])
    await expect(controls.getByRole('button', { name, exact: true })).toBeVisible();
  await hasNoAxeViolations(doctor);
  await controls.getByRole('button', { name: 'Note', exact: true }).press('Enter');
  const note = doctor.getByRole('complementary', { name: 'Note on this talk' });
  await expect(note).toBeFocused();
  await fitsItsWidth(doctor);
  await note.getByRole('button', { name: 'Close' }).click();
  await doctor.setViewportSize({ width: 1440, height: 900 });
  await expect(doctor.getByRole('button', { name: 'Note', exact: true })).toBeVisible();
}

test('a third joins, a stranger does not, and signing out elsewhere ends it for that person', async ({
  site,
  faults,
}) => {
  faults.allow(/404 GET .*consultation-room/);
  const talk = await bookedTalk(site, seededDoctor(42 + 2 * test.info().retry));
  const [one, two] = browsers as [Browser, Browser];
  const people = [
    await personWithCamera(one, site.origin),
    await personWithCamera(two, site.origin),
    await personWithCamera(two, site.origin),
  ];
  const [doctor, patient, third] = people as [Page, Page, Page];
  await talk.doctor.signIn(doctor);
  await talk.patient.signIn(patient);
  const interpreter = await newPatient(site, 'Samir');
  await interpreter.signIn(third);
  await third.goto(`/consultation-room/${talk.id}`);
  await expect(third.getByRole('heading', { name: /not found|doesn.t exist|no page/i })).toBeVisible();

  await enterRoom(doctor, talk.id);
  await enterRoom(patient, talk.id);
  await doctor.getByRole('button', { name: 'Let in' }).click();
  await Promise.all([mediaArrives(doctor), mediaArrives(patient)]);
  await site.api.as('ayana_staff', 'POST', `/consultation-room/${talk.id}/guests`, { email: interpreter.person.email });
  await enterRoom(third, talk.id);
  await doctor.getByRole('button', { name: 'Let in' }).click();
  await Promise.all([mediaArrives(doctor, 2), mediaArrives(patient, 2), mediaArrives(third, 2)]);
  await expect(doctor.getByRole('group', { name: /Interpreter/ })).toBeVisible();

  await third.context().request.post(`${site.origin}/api/auth/sign-out`, { headers: { origin: site.origin } });
  await expect(doctor.getByRole('group', { name: /Interpreter/ })).toHaveCount(0);
  await expect.poll(async () => (await receivedOn(third)).connected).toBe(0);
  await Promise.all([mediaArrives(doctor), mediaArrives(patient)]);
});
