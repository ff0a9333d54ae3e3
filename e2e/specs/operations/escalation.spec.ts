/** Someone is paged, answers from the email, and the run ends everywhere; who is on call is changed for a night. */
import { newColleague } from '../../flows/colleagues.ts';
import { demoEmail } from '../../harness/api.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidthAt, hasNoAxeViolations, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';

/** How the pages look is checked at both; a story is lived at the last, which is a phone's. */
const WIDTHS = [1440, 390] as const;

const PATH = '/admin/escalation-management';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a chain is made, pages a colleague, and the link of the email ends it', async ({ newPerson, signedIn, site }) => {
  const viewport = { width: 390, height: 900 };
  const page = await signedIn('admin', { viewport });
  const { person } = await newColleague(site);
  const name = `Night alarm ${Date.now()}`;
  await page.goto(`${PATH}/chains/new`);
  await page.getByRole('button', { name: 'Create the chain' }).click();
  await expect(page.getByText('Please give it a name.')).toBeVisible();
  await expect(page.getByText('Name at least one person or rota.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  const step = page.getByRole('group', { name: 'Step 1' });
  await step.getByRole('searchbox', { name: 'Add a person' }).fill(person.email);
  await step.getByRole('list').getByRole('button').filter({ hasText: person.email }).click();
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);
  await page.getByRole('button', { name: 'Create the chain' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const title = `Fever on the ward ${Date.now()}`;
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Page someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Page someone' });
  await dialog.getByRole('combobox', { name: 'Chain' }).selectOption({ label: name });
  await dialog.getByRole('textbox', { name: 'What has happened' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Details' }).fill('Please call the surgeon.');
  await dialog.getByRole('button', { name: 'Page now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const pages = page.getByRole('table', { name: 'Pages' });
  await expect(pages.getByText('Sent').first()).toBeVisible();
  await hasNoAxeViolationsAt(page, WIDTHS);
  await fitsItsWidthAt(page, WIDTHS);

  // The email has the link; that the colleague's pages say so is in `paging.spec.ts`.
  const mail = await site.mail.waitFor(person.email, ({ subject }) => subject.includes(title));
  const [link = ''] = /http\S+escalation-pages\/acknowledge\?token=[^\s)]+/.exec(mail.text) ?? [];
  const phone = await newPerson({ viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Do you take this on?' })).toBeVisible();
  await hasNoAxeViolationsAt(phone, WIDTHS);
  // Opening the link has acknowledged nothing yet.
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  await phone.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(phone.getByRole('heading', { name: 'You have acknowledged it' })).toBeVisible();
  await expect(page.getByText(/^Acknowledged by .*, from the email or text$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeHidden();
  await test.info().attach('page', { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' });
});

test('a rota is made, and a colleague takes over for a night', async ({ signedIn }) => {
  const page = await signedIn('admin', { viewport: { width: 1440, height: 900 } });
  const name = `Desk at night ${Date.now()}`;
  await page.goto(`${PATH}/on-call`);
  await page.getByRole('button', { name: 'New rota' }).click();
  const dialog = page.getByRole('dialog', { name: 'New on-call rota' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create the rota' }).click();
  await expect(dialog.getByText('A rota needs at least one person.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Me', exact: true }).click();
  await dialog.getByRole('button', { name: 'Create the rota' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await hasNoAxeViolations(page);

  const add = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Add an override' }).click();
    const override = page.getByRole('dialog', { name: 'Add an override' });
    await override.getByRole('searchbox', { name: 'Who takes over' }).fill(demoEmail('ayana_staff'));
    await override
      .getByRole('list')
      .getByRole('button')
      .filter({ hasText: demoEmail('ayana_staff') })
      .click();
    await override.getByRole('button', { name: 'Add', exact: true }).click();
  };
  await add();
  await expect(page.getByRole('listitem', { name: /takes over/ }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Remove the override of/ }).click();
  await expect(page.getByText('Nobody takes over for someone in these weeks.')).toBeVisible();
});
