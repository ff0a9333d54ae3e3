/** What is done with signals, and an incident by two people to its review. How a signal becomes an incident is in `stories/staff-day`. */

import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 } };

test('two people write on an incident at the same time', async ({ signedIn, site }) => {
  const title = 'Enquiries without an answer';
  const { id } = await site.api.as<{ id: string }>('ayana_staff', 'POST', '/incidents', {
    title,
    type: 'safety',
    severity: 3,
  });
  const page = await signedIn('ayana_staff', CALM);
  await page.goto(`/admin/incident-command/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  // A second person watches, and writes at the same time.
  const other = await signedIn('admin', PHONE);
  await other.goto(new URL(page.url()).pathname);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
  await fitsItsWidth(other);
  const own = other.getByRole('textbox', { name: 'Happened' });
  await own.fill('The desk is short of two people.');
  await page.getByRole('tab', { name: 'Decided' }).click();
  await page.getByRole('textbox', { name: 'Decided' }).fill('The case managers answer from noon on.');
  await page.getByRole('button', { name: 'Write' }).click();
  const seen = other.getByRole('list', { name: 'Timeline' });
  await expect(seen.getByText('The case managers answer from noon on.')).toBeVisible();
  await expect(own).toHaveValue('The desk is short of two people.');
  await other.getByRole('button', { name: 'Write' }).click();
  const lines = page.getByRole('list', { name: 'Timeline' });
  await expect(lines.getByText('The desk is short of two people.')).toBeVisible();
});
