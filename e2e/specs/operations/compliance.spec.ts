/** Compliance: what is asked, what is done for it and what shows that. What people ask about their data is in `stories/own-data`. */
import { chooseFiles, pdfFile } from '../../flows/papers.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

const PLACE = '/admin/regulatory-compliance';
const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a requirement is met by a control with evidence, lapses, and all of it is in the report', async ({
  signedIn,
  site,
}) => {
  const code = `Test ${Date.now()}`;
  const page = await signedIn('ayana_staff', CALM);
  const main = page.getByRole('main');
  await page.goto(PLACE);
  await expect(main.getByRole('link', { name: 'GDPR', exact: true })).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await main.getByRole('button', { name: 'New requirement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add requirement' }).click();
  await expect(dialog.getByText('Please enter the number.')).toBeVisible();
  await dialog.getByLabel('Framework').selectOption('GDPR');
  await dialog.getByLabel(/^Number/).fill(code);
  await dialog.getByLabel(/^Title/).fill('Keys are changed every year');
  await dialog.getByRole('button', { name: 'Add requirement' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Keys are changed every year' })).toBeVisible();
  await expect(main.getByText('No control yet', { exact: true }).first()).toBeVisible();
  const address = page.url();

  await main.getByRole('button', { name: 'New control' }).click();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(code) })).toBeChecked();
  await dialog.getByLabel(/^What is done/).fill('A calendar of keys');
  await dialog.getByRole('button', { name: 'Me', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add control' }).click();
  const card = main.getByRole('region', { name: 'A calendar of keys' });
  await expect(card.getByText('Not met')).toBeVisible();

  // Evidence is a file with an owner and a last day; nothing typed is lost by a refusal.
  await card.getByRole('button', { name: 'Add evidence: A calendar of keys' }).click();
  await dialog.getByLabel(/^Title/).fill('Protocol of the change');
  await dialog.getByRole('button', { name: 'Add evidence' }).click();
  await expect(dialog.getByText('Please add a file, an address, or say what it shows.')).toBeVisible();
  await chooseFiles(page, 'Choose files', [pdfFile('protocol.pdf', 20_000)]);
  await expect(dialog.getByRole('button', { name: 'Pause protocol.pdf' })).toHaveCount(0);
  await expect(dialog.getByText('protocol.pdf', { exact: true })).toBeVisible();
  await dialog.getByLabel(/^Last day/).fill(dayIn(20));
  await dialog.getByRole('button', { name: 'Add evidence' }).click();
  await expect(card.getByRole('button', { name: 'Open protocol.pdf: Protocol of the change' })).toBeVisible();
  await expect(card.getByText('in 20 days')).toBeVisible();
  // At 20 days it ends soon, by colour and by word: of the evidence, its control and the requirement.
  await expect(main.getByText('Ends soon', { exact: true })).toHaveCount(3);
  await hasNoAxeViolationsAt(page);

  // A colleague's longer evidence is here without a reload.
  const { control_list: controls } = await site.api.as<{ control_list: { id: string }[] }>(
    'admin',
    'GET',
    `/compliance-requirements/${address.slice(address.lastIndexOf('/') + 1)}`,
  );
  await site.api.as('admin', 'POST', '/compliance-evidence', {
    control_id: controls[0]?.id,
    title: 'Contract of the next change',
    note: 'Signed.',
    expires_on: dayIn(300),
  });
  await expect(card.getByText('Contract of the next change', { exact: true })).toBeVisible();
  await expect(main.getByText('Met', { exact: true }).first()).toBeVisible();

  // Everything that was done is one press away.
  await main.getByRole('link', { name: 'Activity about this' }).click();
  await expect(page).toHaveURL(/\/admin\/activity\/all\?about=/);
  await expect(main.locator('tbody tr[data-row]').first()).toContainText('Compliance changed');
  await page.goto(`${PLACE}/evidence?standing=lapsing&q=protocol`);
  await expect(main.getByRole('link', { name: /Protocol of the change/ }).first()).toBeVisible();

  await page.goto(address);
  await main.locator('summary').first().click();
  await main.getByRole('button', { name: 'Does not apply' }).click();
  await dialog.getByRole('button', { name: 'Does not apply' }).click();
  await expect(dialog.getByText('Please say why it does not apply.')).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill('No keys are kept.');
  await dialog.getByRole('button', { name: 'Does not apply' }).click();
  await expect(main.getByText('No keys are kept.')).toBeVisible();

  await page.goto(PLACE);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'PDF report' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ayana-compliance-\d{4}-\d{2}-\d{2}\.pdf$/);
  await expect(main.getByText(/^Saved as ayana-compliance/)).toBeVisible();
});

test('a retention rule is tried before it counts', async ({ faults, signedIn }) => {
  faults.expect(/422 PATCH .*retention-rules/);
  const page = await signedIn('admin', CALM);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await page.goto(`${PLACE}/retention`);
  const row = main.getByRole('row').filter({ hasText: 'Newsletter addresses' }).first();
  const days = 60 + Math.floor(Math.random() * 900);
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Change the days' }).click();
  await dialog.getByLabel(/^Days to keep it/).fill('3');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter a whole number from 30 to 1095.')).toBeVisible();
  await dialog.getByLabel(/^Days to keep it/).fill(String(days));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(`${days} days`).first()).toBeVisible();
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Dry run: Newsletter addresses' }).click();
  await dialog.getByRole('button', { name: 'Count' }).click();
  await expect(dialog.getByText(/would be removed\.$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await row.locator('summary').click();
  await row.getByRole('button', { name: 'Switch on' }).click();
  await dialog.getByRole('button', { name: 'Switch on' }).click();
  await expect(row.getByText('Switched on')).toBeVisible();
  await hasNoAxeViolationsAt(page);
  await fitsItsWidth(page);
});

test('who is no administrator reads the rules, and every list is accessible', async ({ signedIn }) => {
  const reader = await signedIn('ayana_staff', CALM);
  await reader.goto(`${PLACE}/retention`);
  await expect(reader.getByRole('main').getByText('Newsletter addresses').first()).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Dry run/ })).toHaveCount(0);
  for (const tab of ['controls', 'credentials', 'data-requests', 'evidence']) {
    await reader.goto(`${PLACE}/${tab}`);
    await expect(reader.getByRole('heading', { level: 1, name: 'Regulatory compliance' })).toBeVisible();
    await hasNoAxeViolations(reader);
    await fitsItsWidth(reader);
  }
});
