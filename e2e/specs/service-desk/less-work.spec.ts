/** What makes the desk's work less: an article that solves a request before it is sent, a request that recurs, and a problem with a way round. */
import { askFor, publishService } from '../../flows/service-desk.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth } from '../../harness/page-checks.ts';

const LEADER = '/admin/enterprise-service-management';

test('an article is written, found while a request is typed, and counted when it solved it', async ({
  signedIn,
  site,
}) => {
  const service = await publishService(site);
  const title = `Bedside lamps of ${service.name}`;
  const page = await signedIn('admin', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(LEADER);
  await page.getByRole('link', { name: 'Knowledge', exact: true }).click();
  await page.getByRole('button', { name: 'New article' }).click();
  const dialog = page.getByRole('dialog', { name: 'New article' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Press the switch twice.\n\nThen wait a moment.');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await fitsItsWidth(page);

  const colleague = await signedIn('ayana_staff', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await colleague.goto(`/admin/create-service-request?service=${service.id}`);
  await colleague.getByRole('textbox', { name: 'What is needed' }).fill(`The bedside lamp: ${service.name}`);
  await colleague.getByRole('button', { name: title }).click();
  const article = colleague.getByRole('dialog', { name: title });
  await expect(article.getByText('Then wait a moment.')).toBeVisible();
  // It is read without leaving the form: what is typed is there afterwards.
  await colleague.keyboard.press('Escape');
  await expect(article).toBeHidden();
  await expect(colleague.getByRole('textbox', { name: 'What is needed' })).toHaveValue(/bedside lamp/);
  await colleague.getByRole('button', { name: title }).click();
  await article.getByRole('button', { name: 'This solved it' }).click();
  await expect(colleague).toHaveURL(/\/admin\/service-requests$/);

  await page.goto(`${LEADER}/knowledge?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Once');
});

test('a request that recurs is set up, paused and resumed', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const page = await signedIn('admin', { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`${LEADER}/recurring`);
  await page.getByRole('button', { name: 'New recurring request' }).click();
  const dialog = page.getByRole('dialog', { name: 'New recurring request' });
  await dialog.getByRole('searchbox', { name: 'Service' }).fill(service.name);
  await dialog.getByRole('button', { name: new RegExp(service.name) }).click();
  await dialog.getByRole('textbox', { name: 'What is needed' }).fill('All lamps');
  await dialog.getByRole('textbox', { name: 'Request', exact: false }).first().fill(`Lamps of ${service.name}`);
  await dialog.getByRole('combobox', { name: 'How often' }).selectOption('day');
  await dialog.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByText('Every day at 09:00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('While it is paused no request is made.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText('Next request')).toBeVisible();
  await fitsItsWidth(page);
});

test('a problem gathers requests, shows them its way round, and is resolved with them', async ({ signedIn, site }) => {
  const service = await publishService(site);
  const one = await askFor(site, service, 'The lamp in room 12');
  const two = await askFor(site, service, 'The lamp in room 14');
  const page = await signedIn('ayana_staff', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(`/admin/service-requests/${one.id}`);
  await page.getByRole('button', { name: 'New problem from this request' }).click();
  const begin = page.getByRole('dialog', { name: 'New problem' });
  await begin.getByRole('textbox', { name: 'What happens' }).fill('No lamp works since Monday.');
  await begin.getByRole('textbox', { name: 'Way round' }).fill('Use the lamps of the third floor.');
  await begin.getByRole('button', { name: 'Add problem' }).click();
  await page.getByRole('button', { name: 'Mark as known' }).click();
  await expect(page.getByText('Known, with a way round').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add requests' }).click();
  const add = page.getByRole('dialog', { name: 'Add requests' });
  await add.getByRole('searchbox').fill(two.number);
  await add.getByRole('button', { name: new RegExp(`^${two.number}`) }).click();
  await add.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('2 are open.')).toBeVisible();

  const colleague = await signedIn('admin', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await colleague.goto(`/admin/service-requests/${two.id}`);
  await expect(colleague.getByText('Use the lamps of the third floor.')).toBeVisible();

  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  const resolve = page.getByRole('dialog', { name: 'Resolve' });
  await resolve.getByRole('textbox', { name: 'What was done' }).fill('The fuse is new.');
  await expect(resolve.getByRole('checkbox', { name: /Also resolve its 2 open requests/ })).toBeChecked();
  await resolve.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('None is open.')).toBeVisible();
  await expect(page.getByText('resolved 2 requests')).toBeVisible();
  // The one who is looking at a request sees it at once.
  await expect(colleague.getByText('The fuse is new.')).toBeVisible();
});
