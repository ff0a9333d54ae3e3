import { HEALTH_DATA_CONSENT } from '@ayana/contracts/identity';
import { openPage, portalApi, receive, refusal, sampleOf, signInAs } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './account-dialog';
import './consents';
import './data-card';
import './details-card';
import './invite-dialog';
import { aboutMeLoader } from './about-me.api';
import { Component as AboutMePage } from './about-me-page';
import './withdraw-dialog';

const api = portalApi('patient');
const list = (items: unknown[]) => ({ items, next_cursor: null });
const lina = sampleOf('CompanionDto', { id: 'c1', name: 'Lina', relation: 'Daughter', may: ['see_journey'] });
const CONSENT = {
  id: 'k1',
  kind: HEALTH_DATA_CONSENT.kind,
  text_version: HEALTH_DATA_CONSENT.text_version,
  given_at: '2026-11-01T10:00:00Z',
  withdrawn_at: null,
};
const ACCOUNT = sampleOf('AccountDto', {
  role: 'patient',
  name: 'Amina Waseru',
  first_name: 'Amina',
  last_name: 'Waseru',
  phone: '+254 700 000 014',
  country: 'Kenya',
  city: null,
  date_of_birth: '1990-05-04',
  time_zone: 'Africa/Nairobi',
  language: 'en',
  languages: [{ tag: 'en', name: 'English' }],
  version: 1,
  consents: [CONSENT],
});
let account: object;
let asked: object[];
beforeEach(() => {
  account = ACCOUNT;
  asked = [];
});
const open = (companions: unknown[], journeys: unknown[] = [sampleOf('PatientJourneyDto', { id: 'j1' })]) => {
  api.answer({
    'GET /patient-journeys': list(journeys),
    'GET /companions': list(companions),
    'GET /companions/mine': list([sampleOf('AccompaniedJourneyDto', { journey_id: 'j9', patient_name: 'Hiba' })]),
    'GET /patient-details/own': sampleOf('PatientDetailsDto'),
    'GET /auth/account': () => account,
    'GET /own-data-requests': asked,
    'GET /health-summary/own': sampleOf('HealthSummaryDto', { date_of_birth: '1990-05-04' }),
  });
  return openPage({ Component: AboutMePage, loader: aboutMeLoader }, '/patient-portal/people');
};
const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));

test('who is invited sees how it goes unless that is changed; a refused address is named, and nothing typed is lost', async () => {
  await open([]);
  expect(await part('Your companions')).toHaveTextContent('Nobody accompanies you yet.');
  await press('Invite someone');
  const dialog = await screen.findByRole('dialog', { name: 'Invite a companion' });
  for (const [label, value] of [
    [/^Name/, 'Lina'],
    [/^Their email/, 'me@people.example'],
    [/^What they are to you/, 'Daughter'],
  ] as const)
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  api.answer({
    'POST /companions': () =>
      refusal(422, 'invalid_fields', { errors: [{ field: 'email', message: 'This is your own address.' }] }),
  });
  await press('Send invitation', dialog);
  expect(await within(dialog).findByText('This is your own address.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Their email/)).toBeInvalid();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Lina');
  fireEvent.change(within(dialog).getByLabelText(/^Their email/), { target: { value: 'lina@people.example' } });
  api.answer({ 'POST /companions': lina, 'GET /companions': list([lina]) });
  await press('Send invitation', dialog);
  await waitFor(async () => expect(await part('Your companions')).toHaveTextContent(/Lina.*See how it goes.*Invited/));
  expect((await api.changes()).at(-1)?.[1]).toMatchObject({
    journey_id: 'j1',
    email: 'lina@people.example',
    may: ['see_journey'],
  });
});

test('that an invitation is accepted is seen while the page is open; it is ended after a question', async () => {
  await open([lina]);
  api.answer({ 'GET /companions': list([{ ...lina, accepted_at: '2026-11-20T10:00:00Z', may: [] }]) });
  await receive('patient_notifications.inserted', sampleOf('PatientNotificationDto'));
  await waitFor(async () =>
    expect(await part('Your companions')).toHaveTextContent(/Sees nothing yet.*Accompanies you/),
  );
  await press('End it for Lina');
  const dialog = await screen.findByRole('dialog', { name: 'End it for Lina?' });
  expect(await api.changes()).toEqual([]);
  api.answer({ 'POST /companions/c1/withdraw': lina, 'GET /companions': list([]) });
  await press('End it', dialog);
  await waitFor(async () => expect(await part('Your companions')).toHaveTextContent('Nobody accompanies you yet.'));
});

test('one’s own data is saved as a file; a download that fails says so', async () => {
  api.answer({ 'GET /own-export': () => refusal(503, 'service_unavailable', { detail: 'Away.' }) });
  await open([]);
  await press('Download my data');
  expect(await screen.findByText(/Away\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who opened my file' })).toHaveAttribute(
    'href',
    '/patient-portal/documents/access',
  );
});

test('one’s own data is there before a journey, too', async () => {
  api.answer({ 'GET /own-export': () => refusal(503, 'service_unavailable', { detail: 'Away.' }) });
  await open([], []);
  await press('Download my data');
  expect(await screen.findByText(/Away\.$/)).toBeVisible();
});

test('before a journey nobody can be invited; journeys of others are there all the same', async () => {
  await open([], []);
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  const link = within(await part('Journeys you accompany')).getByRole('link');
  expect(link).toHaveAttribute('href', '/patient-portal/accompany/j9');
});

/** How often the page shows a text. */
const times = (text: string): number => document.body.textContent?.split(text).length ?? 0;

test('each fact is shown once, and leads to one place', async () => {
  asked = [sampleOf('OwnDataRequestDto', { kind: 'export', state: 'received' })];
  await open([lina]);
  const you = await part('About you');
  expect(you).toHaveTextContent(/Amina Waseru.*\+254 700 000 014.*4 May 1990.*Kenya.*Not given.*Nairobi/);
  expect(await part('Your health')).toBeVisible();
  expect(await part('Passport and emergency contact')).toBeVisible();
  expect(await part('What you agreed to')).toHaveTextContent(HEALTH_DATA_CONSENT.text);
  expect(await part('What you asked about your data')).toHaveTextContent('A copy of your data');
  for (const fact of ['Amina Waseru', '+254 700 000 014', '4 May 1990', 'Date of birth', HEALTH_DATA_CONSENT.text])
    expect([fact, times(fact) - 1]).toEqual([fact, 1]);
  const signIn = within(await part('Sign-in and security'));
  expect(signIn.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/profile',
    '/profile#delete-title',
  ]);
  const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  for (const link of parts)
    expect(document.querySelector(new URL(link.getAttribute('href') ?? '', location.origin).hash)?.tagName).toBe('H2');
});

test('the telephone and the birth date are changed here; only what changed is sent', async () => {
  await open([]);
  await press('Change', await part('About you'));
  const dialog = within(await screen.findByRole('dialog', { name: 'About you' }));
  fireEvent.change(dialog.getByLabelText(/^Phone/), { target: { value: '+254 711 222 333' } });
  fireEvent.change(dialog.getByLabelText(/^Date of birth/), { target: { value: '1991-06-05' } });
  account = { ...ACCOUNT, phone: '+254 711 222 333', date_of_birth: '1991-06-05', version: 2 };
  api.answer({ 'PATCH /auth/account': account });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await part('About you')).toHaveTextContent(/\+254 711 222 333.*5 June 1991/));
  expect((await api.changes()).map(([, body]) => body)).toEqual([
    { phone: '+254 711 222 333', date_of_birth: '1991-06-05' },
  ]);
  expect(screen.queryByRole('link', { name: 'Ask for a treatment' })).toBeNull();
});

test('who completes the profile becomes a patient, and is led to ask for a treatment', async () => {
  signInAs('unverified_user');
  account = { ...ACCOUNT, role: 'unverified_user', date_of_birth: null };
  await open([], []);
  await press('Complete your profile', await part('About you'));
  const dialog = within(await screen.findByRole('dialog', { name: 'About you' }));
  fireEvent.change(dialog.getByLabelText(/^Date of birth/), { target: { value: '1990-05-04' } });
  account = { ...ACCOUNT, version: 2 };
  const user = { id: '00000000-0000-7000-8000-000000000001', email: 'user@demo.ayana.test', role: 'patient' };
  api.answer({
    'PATCH /auth/account': account,
    'POST /auth/refresh': { access_token: 'another', expires_in: 600, user },
    'GET /rpc/get_current_user_role': 'patient',
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const ask = await within(await part('About you')).findByRole('link', { name: 'Ask for a treatment' });
  expect(ask).toHaveAttribute('href', '/patient-portal/requests/new');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Complete your profile' })).toBeNull());
  expect(ask).toBeVisible();
});

test('a consent is withdrawn after a question', async () => {
  await open([]);
  await press('Withdraw', await part('What you agreed to'));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw your consent?' });
  expect(await api.changes()).toEqual([]);
  account = { ...ACCOUNT, consents: [{ ...CONSENT, withdrawn_at: '2026-11-27T10:00:00Z' }] };
  api.answer({ 'POST /auth/consents/withdraw': null });
  await press('Withdraw', dialog);
  await waitFor(async () => expect(await part('What you agreed to')).toHaveTextContent(/Withdrawn on .*27 November/));
});

test('a doctor with a journey of their own has the account in the profile, and nothing of it here', async () => {
  signInAs('doctor');
  await open([]);
  expect(await part('Your health')).toBeVisible();
  for (const name of ['About you', 'What you agreed to', 'Sign-in and security'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(within(await part('Your account')).getByRole('link', { name: 'Open your account' })).toHaveAttribute(
    'href',
    '/profile',
  );
  expect(api.calls().some(({ url }) => url.includes('/auth/account'))).toBe(false);
});
