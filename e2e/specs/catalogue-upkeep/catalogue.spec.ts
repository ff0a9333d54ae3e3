import type { Page } from '@playwright/test';

import { expect, test } from '../../harness/fixtures.ts';
import type { Site } from '../../harness/fixtures.ts';
import { fitsAllScreens, fitsItsWidthAt } from '../../harness/page-checks.ts';
import { ONE_TRY } from '../../harness/patience.ts';
import { PortalFrame } from '../../pages/portal-frame.ts';

interface Doctor {
  id: string;
  title: string;
  version: number;
  video_fee_usd: number;
}

const HOSPITAL = '0190a000-0000-7000-8000-000000000101';

/** A doctor of this test alone. */
function addDoctor(site: Site, full_name: string): Promise<Doctor> {
  return site.api.as('ayana_staff', 'POST', '/catalogue/doctors', {
    hospital_id: HOSPITAL,
    full_name,
    title: 'Consultant (sample)',
    specializations: ['Orthopedics'],
    qualifications: ['MBBS'],
    registration_number: `SAMPLE-${full_name}`,
    council: 'State council (sample)',
    languages: ['English'],
    video_fee_usd: 70,
    practising_since: 2004,
    about: 'A made-up doctor for a test.',
    time_zone: 'Asia/Kolkata',
    portrait: { skin: 3, ground: 'dawn', dress: 'coat' },
    treatment_ids: [],
    availability: [{ weekday: 1, from_time: '09:00', to_time: '12:00', kinds: ['video'] }],
  });
}

const read = (site: Site, { id }: Doctor) => site.api.as<Doctor>('ayana_staff', 'GET', `/catalogue/doctors/${id}`);

async function openDoctor(page: Page, { id }: Doctor) {
  await page.goto(`/admin/doctors/${id}`);
  return new PortalFrame(page).main;
}

test('staff find a doctor, change the fee, and patients see it on the public page at once', async ({
  signedIn,
  newPerson,
  site,
}) => {
  test.slow();
  const doctor = await addDoctor(site, 'Dr Sample Feewright');
  const patient = await newPerson();
  await patient.goto(`/doctors/${doctor.id}`);
  await expect(patient.getByRole('main')).toContainText('$70');
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto('/admin/doctors');
  const frame = new PortalFrame(page);
  const { main } = frame;
  await expect(frame.line('Doctors')).toHaveAttribute('aria-current', 'page');
  await main.getByRole('searchbox').fill('feewright');
  await expect(main.locator('tbody tr')).toHaveCount(1);
  await main.getByRole('link', { name: 'Dr Sample Feewright' }).click();
  await main.getByLabel('Video fee').fill('55');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The public pages show it now.')).toBeVisible();
  // The render server keeps what it has read for fifteen seconds.
  await expect(async () => {
    await patient.reload();
    await expect(patient.getByRole('main')).toContainText('$55', ONE_TRY);
  }).toPass();
  expect((await read(site, doctor)).video_fee_usd).toBe(55);
});

test('what the API refuses is said at its field; two people change a doctor, and the second decides', async ({
  signedIn,
  site,
  faults,
}) => {
  faults.expect(/412 PATCH .*\/api\/catalogue\/doctors/);
  faults.expect(/422 PATCH .*\/api\/catalogue\/doctors/);
  const doctor = await addDoctor(site, 'Dr Sample Wrongfee');
  const page = await signedIn('admin', { reducedMotion: 'reduce' });
  const main = await openDoctor(page, doctor);
  await main.getByLabel('Video fee').fill('');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByLabel('Video fee')).toBeFocused();
  await expect(main).toContainText('enter at least one fee');
  await main.getByLabel('Video fee').fill('60');
  await main.getByLabel('Position').fill('');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main).toContainText('Please fill in: Position.');
  await main.getByRole('button', { name: 'Discard changes' }).click();
  await expect(main.getByLabel('Video fee')).toHaveValue('70');

  await main.getByLabel('Position').fill('Mine');
  await site.api.as('super_admin', 'PATCH', `/catalogue/doctors/${doctor.id}`, { title: 'Theirs', video_fee_usd: 90 });
  await main.getByRole('button', { name: 'Save' }).click();
  const conflict = main.getByRole('region', { name: /saved this while you were editing/ });
  await expect(conflict).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'Keep all of mine' }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => (await read(site, doctor)).title).toBe('Mine');
  expect((await read(site, doctor)).video_fee_usd).toBe(90);
});

test('a doctor is removed and restored; the dialog names what disappears with a hospital', async ({
  signedIn,
  newPerson,
  site,
  faults,
}) => {
  faults.expect(/404/);
  const doctor = await addDoctor(site, 'Dr Sample Comeback');
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  const main = await openDoctor(page, doctor);
  await main.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(main).toContainText('It is removed');
  const patient = await newPerson();
  expect((await patient.goto(`/doctors/${doctor.id}`))?.status()).toBe(404);
  await main.getByRole('button', { name: 'Restore' }).click();
  await expect(main.getByRole('link', { name: 'View public page' })).toBeVisible();
  await expect.poll(async () => (await patient.goto(`/doctors/${doctor.id}`))?.status()).toBe(200);

  await page.goto(`/admin/hospitals/${HOSPITAL}`);
  await main.getByRole('button', { name: 'Remove', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/\d+ doctors and \d+ recommendations|cannot be removed yet/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a new city is added by keyboard alone, and is among the destinations at once', async ({
  signedIn,
  newPerson,
}) => {
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  await page.goto('/admin/cities');
  const { main } = new PortalFrame(page);
  await main.getByRole('link', { name: 'New city' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('New city');
  const type = async (label: string | RegExp, text: string) => {
    await main.getByLabel(label).focus();
    await page.keyboard.type(text);
  };
  await main.getByRole('button', { name: 'Add city' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByLabel('Name')).toBeFocused();
  await type('Name', 'Madurai');
  await type('Federal state', 'Tamil Nadu');
  await type('Summary', 'A city for a test.');
  await type(/^Airport\b(?! code)/, 'Sample airport');
  await type('Airport code', 'IXM');
  await type('Minutes from the airport', '25');
  await type('Latitude', '9.92');
  await type('Longitude', '78.12');
  for (const [list, letter] of [
    ['Languages', 'Tamil'],
    ['Known for', 'Dental'],
  ] as const) {
    await main.getByLabel(`Add: ${list}`).selectOption(letter);
    await main.getByRole('group', { name: list }).getByRole('button', { name: 'Add', exact: true }).focus();
    await page.keyboard.press('Enter');
  }
  const season = main.getByRole('group', { name: 'Season 1' });
  for (const [label, text] of [
    ['Season', 'Winter'],
    ['Months', 'January'],
    ['Night', '20'],
    ['Day', '30'],
    ['Note', 'Dry.'],
  ] as const)
    await season.getByLabel(label).fill(text);
  const lodging = main.getByRole('group', { name: 'Lodging 1' });
  await lodging.getByLabel('Kind').selectOption('hotel');
  await lodging.getByLabel('Lowest price').fill('40');
  await lodging.getByLabel('Highest price').fill('90');
  await lodging.getByLabel('Note').fill('Near the hospitals.');
  await lodging.getByLabel('Note').press('Enter');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Madurai');
  const patient = await newPerson();
  await patient.goto('/destinations');
  await expect(patient.getByRole('main')).toContainText('Madurai');
  await patient.goto('/destinations/madurai');
  await expect(patient.getByRole('heading', { level: 1 })).toContainText('Madurai');
});

test('lists and forms fit every screen and are accessible', async ({ signedIn }) => {
  test.slow();
  const page = await signedIn('ayana_staff', { reducedMotion: 'reduce' });
  for (const path of ['/admin/hospitals', `/admin/hospitals/${HOSPITAL}`, '/admin/doctors/new', '/admin/cities']) {
    await page.goto(path);
    await expect(new PortalFrame(page).main.getByRole('heading', { level: 1 })).toBeVisible();
    await fitsItsWidthAt(page, [1440, 390]);
    await fitsAllScreens(page);
  }
});
