/** A doctor's hours: what is changed shows on the public page at once and can be booked, a day off cannot. */
import { bookTime, freeTimesOf, seededDoctor } from '../../flows/appointments.ts';
import { newDoctor } from '../../flows/doctors.ts';
import { newPatient } from '../../flows/patients.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const DAY = 86_400_000;

const dayIn = (moment: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(moment));

test('a doctor changes the week and closes a day; patients see it at once', async ({ faults, newPerson, site }) => {
  test.slow();
  // The page of a time that is gone asks for it, is refused, and shows the free ones.
  faults.allow(/409 POST .*\/holds/);
  // Its hours are changed: another try has another doctor.
  const listed = seededDoctor(61 + test.info().retry);
  const [doctor, patient] = [await newDoctor(site, 'Meera', listed), await newPatient(site, 'Joseph')];
  const desk = await newPerson({ ...CALM, timezoneId: 'Asia/Kolkata' });
  await doctor.signIn(desk);
  await desk.goto('/doctor-portal/hours');
  const week = desk.getByRole('region', { name: 'Every week' });
  await expect(week).toBeVisible();
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);

  // Sundays are free in the seed: the doctor opens one.
  await week.getByRole('button', { name: 'Add hours on Sunday' }).click();
  const sunday = week.getByRole('group', { name: 'Sunday', exact: true });
  await sunday.getByRole('textbox', { name: /^From/ }).fill('10:00');
  await sunday.getByRole('textbox', { name: /^To/ }).fill('09:00');
  await week.getByRole('button', { name: 'Save hours' }).click();
  await expect(sunday).toContainText('It ends before it begins.');
  await sunday.getByRole('textbox', { name: /^To/ }).fill('10:45');
  await desk.reload();
  await expect(sunday.getByRole('textbox', { name: /^To/ })).toHaveValue('10:45');
  await week.getByRole('button', { name: 'Save hours' }).click();
  await expect(desk.getByText('Hours saved')).toBeVisible();

  const isSunday = (at: string): boolean =>
    new Date(at).toISOString().endsWith('T04:30:00.000Z') && new Date(at).getUTCDay() === 0;
  const [first = '', second = '', third = ''] = (await freeTimesOf(patient, listed)).filter(isSunday);
  expect(third).not.toBe('');
  const visitor = await newPerson({ ...CALM, timezoneId: 'Asia/Kolkata' });
  // The time in the address is kept for the visitor: it is none of the two below.
  await visitor.goto(`/doctors/${listed}?${new URLSearchParams({ at: third })}#book`);
  await expect(visitor.locator(`input[name="startsAt"][value="${third}"]`)).toBeAttached();

  // It can be booked; then the day is closed, and the talk stays, outside of the hours: those of other tests with this doctor, too.
  await bookTime(patient, listed, first);
  await desk.getByRole('button', { name: 'Add days' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Days that differ' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toContainText('Choose a day.');
  await dialog.getByLabel('First day').fill(dayIn(Date.parse(first)));
  await dialog.getByLabel('Last day').fill(dayIn(Date.parse(second)));
  await dialog.getByRole('textbox', { name: /^Note/ }).fill('Leave');
  await hasNoAxeViolationsAt(desk);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  const outside = desk
    .getByText(/outside these hours$/)
    .locator('..')
    .getByRole('listitem');
  await expect(outside.filter({ hasText: /^J\. .*10:00 / })).toHaveCount(1);

  const closed = (await freeTimesOf(patient, listed)).filter(
    (at) => Date.parse(at) >= Date.parse(first) && Date.parse(at) < Date.parse(second) + DAY / 2,
  );
  expect(closed).toEqual([]);
  await visitor.goto(`/doctors/${listed}?${new URLSearchParams({ at: second })}#book`);
  await expect(visitor.locator('input[name="startsAt"]').first()).toBeAttached();
  await expect(visitor.locator(`input[name="startsAt"][value="${second}"]`)).toHaveCount(0);
  await desk.setViewportSize({ width: 390, height: 844 });
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
});
