import {
  fillFreeConsultation,
  openFreeConsultation,
  fillTreatmentStep,
  fillPerson,
  USUAL_ANSWERS,
} from '../../flows/ask-for-consultation.ts';
import { seesInvalidToast } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { demoPerson } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';

// These three zones have midnight at different times: each must use its own day.
for (const timezoneId of ['Asia/Kathmandu', 'America/New_York', 'Pacific/Auckland']) {
  test(`not before today in ${timezoneId}`, async ({ newPerson }) => {
    const page = await newPerson({ timezoneId });
    // 20:30 in New York, 6:15 the next day in Kathmandu, 13:30 the next day in Auckland.
    await page.clock.install({ time: new Date('2027-03-02T00:30:00Z') });
    await new HomePage(page).open();
    const dialog = await openFreeConsultation(page);
    const today = timezoneId === 'America/New_York' ? '2027-03-01' : '2027-03-02';
    const yesterday = timezoneId === 'America/New_York' ? '2027-02-28' : '2027-03-01';
    await expect(dialog.field('Preferred date')).toHaveAttribute('min', today);
    await fillFreeConsultation(dialog, demoPerson(), {
      ...USUAL_ANSWERS,
      date: '2027-03-09',
      country: 'Other',
      timezone:
        timezoneId === 'Asia/Kathmandu' ? 'UTC+05:30' : timezoneId === 'America/New_York' ? 'UTC-05:00' : 'UTC+12:00',
    });
    await dialog.field('Preferred date').fill(yesterday);
    await dialog.submit.click();
    await seesInvalidToast(page, 'Please select today or a later day.');
    await dialog.field('Preferred date').fill(today);
    await expect(dialog.field('Preferred date')).not.toHaveAttribute('aria-invalid', 'true');
  });
}

for (const { timezoneId, offset, country, zone } of [
  { timezoneId: 'Asia/Kathmandu', offset: 'UTC+05:30', country: 'Nepal', zone: 'Kathmandu' },
  { timezoneId: 'America/New_York', offset: 'UTC-05:00', country: 'United States', zone: 'New York' },
])
  test(`the zone and the country of a device in ${timezoneId} are filled in, and can be changed`, async ({
    newPerson,
    site,
  }) => {
    const page = await newPerson({ timezoneId });
    await page.clock.setFixedTime(new Date('2027-01-05T09:00:00Z'));
    await new HomePage(page).open();
    const dialog = await openFreeConsultation(page);
    const person = demoPerson('Zoned');
    await fillTreatmentStep(dialog);
    await fillPerson(dialog, person);
    await dialog.goOn();
    await expect(dialog.field('Time zone')).toHaveValue(offset);
    await expect(dialog.field('Country')).toHaveValue(country);
    await expect(dialog.dialog.getByText(`Your times are in ${zone} time.`)).toBeVisible();
    await expect(dialog.dialog.getByText('Please change it if you are somewhere else.')).toBeVisible();
    await dialog.field('Time zone').selectOption('UTC+03:00');
    await dialog.field('Country').selectOption('Kenya');
    await expect(dialog.dialog.getByText('Your times are in Nairobi time.')).toBeVisible();
    await expect(dialog.dialog.getByText('Please change it if you are somewhere else.')).toBeHidden();
    await dialog.field('Time zone').selectOption(offset);
    await dialog.field('Country').selectOption(country);
    await dialog.field('Preferred date').fill('2027-01-12');
    await dialog.field('City').fill('Example');
    await dialog.slot('10:00 AM').check({ force: true });
    await dialog.submit.click();
    await expect(page).toHaveURL(/\/consultation\/received\/AY-/);
    const { payload } = await site.api.request(person.email);
    expect(payload).toMatchObject({ timezone: offset, time_zone: timezoneId });
  });

test('every slot shows both zones, also where the difference is not a whole hour', async ({ newPerson }) => {
  const page = await newPerson({ timezoneId: 'Asia/Kathmandu' });
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  await fillTreatmentStep(dialog);
  await fillPerson(dialog, demoPerson());
  await dialog.goOn();
  // India is a quarter of an hour behind Nepal.
  await expect(dialog.dialog.getByRole('radio', { name: '10:00 your time, 09:45 in Chennai' })).toBeAttached();
});
