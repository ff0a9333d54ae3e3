import { fillFreeConsultation, openFreeConsultation, USUAL_ANSWERS } from '../../flows/ask-for-consultation.ts';
import { isToldWhatIsMissing } from '../../flows/toasts.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { somebody } from '../../harness/people.ts';
import { HomePage } from '../../pages/home-page.ts';

// Midnight passes these three at different moments: each must be asked about its own day.
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
    await fillFreeConsultation(dialog, somebody(), {
      ...USUAL_ANSWERS,
      date: yesterday,
      country: 'Other',
      timezone:
        timezoneId === 'Asia/Kathmandu' ? 'UTC+06:00' : timezoneId === 'America/New_York' ? 'UTC-05:00' : 'UTC+12:00',
    });
    await dialog.submit.click();
    await isToldWhatIsMissing(page, 'Please select a day from today on.');
    await dialog.field('Preferred date').fill(today);
    await expect(dialog.field('Preferred date')).not.toHaveAttribute('aria-invalid', 'true');
  });
}

test('every slot says both clocks, also where the difference is not a whole hour', async ({ newPerson }) => {
  const page = await newPerson({ timezoneId: 'Asia/Kathmandu' });
  await new HomePage(page).open();
  const dialog = await openFreeConsultation(page);
  // India is a quarter of an hour behind Nepal.
  await expect(dialog.dialog.getByRole('radio', { name: '10:00 AM your time, 9:45 AM in Chennai' })).toBeAttached();
  await expect(dialog.dialog.getByRole('button', { name: /Kathmandu/ })).toBeVisible();
  await dialog.dialog.getByRole('button', { name: /Kathmandu/ }).click();
  await expect(dialog.dialog.getByText("Your times are on Kathmandu's clock.")).toBeVisible();
  await expect(dialog.dialog.getByRole('radio', { name: '10:00 AM your time, 9:45 AM in Chennai' })).toBeAttached();
});
