/** Someone is paged, answers from the email, and the run ends everywhere. */
import { newColleague } from '../../flows/colleagues.ts';
import { chainFor } from '../../flows/paging.ts';
import { expect, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolations } from '../../harness/page-checks.ts';

const PATH = '/admin/escalation-management';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a colleague is paged, and the link of the email ends it', async ({ newPerson, signedIn, site }) => {
  const viewport = { width: 390, height: 900 };
  const page = await signedIn('admin', { viewport });
  const { id, person } = await newColleague(site);
  const title = `Fever on the ward ${Date.now()}`;
  const run = await (await chainFor(site, id))(title);
  await page.goto(`${PATH}/runs/${run.id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // The email has the link; that the colleague's pages say so is in `paging.spec.ts`.
  const mail = await site.mail.waitFor(person.email, ({ subject }) => subject.includes(title));
  const [link = ''] = /http\S+escalation-pages\/acknowledge\?token=[^\s)]+/.exec(mail.text) ?? [];
  const phone = await newPerson({ viewport: { width: 390, height: 844 } });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Do you take this on?' })).toBeVisible();
  await hasNoAxeViolations(phone);
  await fitsItsWidth(phone);
  // Opening the link has acknowledged nothing yet.
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeVisible();
  await phone.getByRole('button', { name: 'Acknowledge' }).click();
  await expect(phone.getByRole('heading', { name: 'You have acknowledged it' })).toBeVisible();
  await expect(page.getByText(/^Acknowledged by .*, from the email or text$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Acknowledge' })).toBeHidden();
});
