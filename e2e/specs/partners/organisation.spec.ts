/** People of an organisation come by invitation, and what it says about itself is public once staff approve. */
import type { Page } from '@playwright/test';
import { createAccount } from '../../flows/accounts.ts';
import { acceptInvitation } from '../../flows/organisations.ts';
import { beginJourney, newPatient } from '../../flows/patients.ts';
import { expect, type Site, test } from '../../harness/fixtures.ts';
import { fitsItsWidth, hasNoAxeViolationsAt } from '../../harness/page-checks.ts';
import { ONE_LOOK } from '../../harness/patience.ts';
import { demoPerson, type Person } from '../../harness/people.ts';

const CALM = { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } } as const;
const PHONE = { ...CALM, viewport: { width: 390, height: 844 }, hasTouch: true };

/** Follows the link of the invitation's mail; what it says before the person signs in is looked at. */
const join = (page: Page, site: Site, person: Person): Promise<void> =>
  acceptInvitation(page, site, person, async () => {
    await expect(page.getByRole('link', { name: 'Sign in and accept' })).toHaveAttribute('href', /\/login\?next=/);
    await hasNoAxeViolationsAt(page);
    await fitsItsWidth(page);
  });

async function newAccount(site: Site, first_name: string): Promise<Person> {
  const person = demoPerson(first_name);
  await createAccount(site, person);
  return person;
}

test('an owner invites a colleague, who sees the work; staff approve what the public page shows', async ({
  newPerson,
  signedIn,
  site,
  faults,
}) => {
  test.slow();
  // The role of the account changes while its page is open.
  faults.allow(/401 GET .*\/api\//);
  const staff = <T>(method: string, path: string, body?: unknown) => site.api.as<T>('ayana_staff', method, path, body);
  const { items } = await staff<{ items: { id: string; name: string }[] }>(
    'GET',
    '/organisations?kind=hospital&limit=1',
  );
  const [organisation] = items;
  const id = organisation?.id ?? '';
  const { hospitals } = await staff<{ hospitals: { id: string; hospital_name: string }[] }>(
    'GET',
    `/organisations/${id}`,
  );
  const hospital = hospitals[0] ?? { id: '', hospital_name: '' };
  const [anand, meera] = [await newAccount(site, 'Anand'), await newAccount(site, 'Meera')];
  await staff('POST', `/organisations/${id}/invitations`, { email: anand.email, name: 'Anand', role: 'owner' });
  const owner = await newPerson(CALM);
  await join(owner, site, anand);

  await owner.goto('/partner-portal/organisation');
  const people = owner.getByRole('region', { name: 'People' });
  await people.getByRole('button', { name: 'Invite a colleague' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite a colleague' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toContainText('Please enter their name.');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Meera');
  await dialog.getByRole('textbox', { name: /^Email/ }).fill(meera.email);
  await hasNoAxeViolationsAt(owner);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(people.getByRole('listitem').filter({ hasText: meera.email })).toContainText('Invited');

  const colleague = await newPerson(PHONE);
  await join(colleague, site, meera);
  // The owner sees it without a reload.
  await expect(people.getByRole('listitem').filter({ hasText: meera.email })).toContainText('Member');
  const patient = await newPatient(site, 'Sofia');
  const journey_id = await beginJourney(site, patient);
  const work = await staff<{ id: string }>('POST', '/assignments', {
    journey_id,
    kind: 'referral',
    partner_hospital_id: hospital.id,
    brief: 'Please send an itemised quote.',
  });
  await colleague.goto(`/partner-portal/work/${work.id}`);
  await expect(colleague.getByRole('main')).toContainText('Please send an itemised quote.');
  await colleague.goto('/partner-portal/organisation');
  await expect(colleague.getByRole('region', { name: 'People' })).toContainText(meera.email);
  await expect(colleague.getByRole('button', { name: 'Invite a colleague' })).toHaveCount(0);
  await hasNoAxeViolationsAt(colleague);
  await fitsItsWidth(colleague);

  const summary = `A calm hospital, proposed by ${anand.first_name} at ${Date.now()}.`;
  const card = owner.getByRole('region', { name: `On the public site: ${hospital.hospital_name}` });
  await card.getByRole('button', { name: /^(Propose changes|Change the proposal)$/ }).click();
  const proposal = owner.getByRole('dialog', { name: `Changes to ${hospital.hospital_name}` });
  await proposal.getByRole('textbox', { name: 'Summary' }).fill(summary);
  await hasNoAxeViolationsAt(owner);
  await proposal.getByRole('button', { name: 'Send for approval' }).click();
  await expect(proposal).toBeHidden();
  await expect(card).toContainText('Waiting for approval');
  await expect(card).toContainText(summary);
  await hasNoAxeViolationsAt(owner);
  await fitsItsWidth(owner);

  const visitor = await newPerson(CALM);
  await visitor.goto(`/hospital/${hospital.id}`);
  await expect(visitor.getByText(summary)).toHaveCount(0);

  const desk = await signedIn('ayana_staff', CALM);
  await desk.goto('/admin/organisations?waiting=true');
  await desk.getByRole('link', { name: organisation?.name ?? '' }).click();
  const proposed = desk.getByRole('article', { name: hospital.hospital_name }).filter({ hasText: summary });
  await expect(proposed).toContainText('Online now');
  await hasNoAxeViolationsAt(desk);
  await fitsItsWidth(desk);
  await proposed.getByRole('button', { name: 'Approve' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(proposed.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByText(summary).first()).toBeVisible(ONE_LOOK);
  }).toPass();
  await expect(card).not.toContainText('Waiting for approval');

  // Removed, the colleague is out.
  const row = people.getByRole('listitem').filter({ hasText: meera.email });
  await row.getByRole('button', { name: 'Remove Meera' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(async () => {
    await colleague.goto(`/partner-portal/work/${work.id}`);
    await expect(colleague.getByText('Please send an itemised quote.')).toHaveCount(0, ONE_LOOK);
  }).toPass();
});
