import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './data-cards';
import './invite-dialog';
import { peopleLoader } from './people.api';
import { PeoplePage } from './people-page';
import './withdraw-dialog';

const api = portalApi('patient');
const list = (items: unknown[]) => ({ items, next_cursor: null });
const lina = sampleOf('CompanionDto', { id: 'c1', name: 'Lina', relation: 'Daughter', may: ['see_journey'] });
const open = (companions: unknown[], journeys: unknown[] = [sampleOf('PatientJourneyDto', { id: 'j1' })]) => {
  api.answer({
    'GET /patient-journeys': list(journeys),
    'GET /companions': list(companions),
    'GET /companions/mine': list([sampleOf('AccompaniedJourneyDto', { journey_id: 'j9', patient_name: 'Hiba' })]),
    'GET /patient-details/own': sampleOf('PatientDetailsDto'),
    'GET /consent-entries': list([sampleOf('ConsentEntryDto', { subject: 'health_data', given: true })]),
  });
  return openPage({ Component: PeoplePage, loader: peopleLoader }, '/patient-portal/people');
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
    [/^Their e-mail/, 'me@people.example'],
    [/^What they are to you/, 'Daughter'],
  ] as const)
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  api.answer({
    'POST /companions': () =>
      refusal(422, 'invalid_fields', { errors: [{ field: 'email', message: 'This is your own address.' }] }),
  });
  await press('Send invitation', dialog);
  expect(await within(dialog).findByText('This is your own address.')).toBeVisible();
  expect(within(dialog).getByLabelText(/^Their e-mail/)).toBeInvalid();
  expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Lina');
  fireEvent.change(within(dialog).getByLabelText(/^Their e-mail/), { target: { value: 'lina@people.example' } });
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

test('the data of a journey is saved as a file; a download that fails says so', async () => {
  api.answer({ 'GET /patient-journeys/j1/export': () => refusal(503, 'service_unavailable', { detail: 'Away.' }) });
  await open([]);
  await press('Download my data');
  expect(await screen.findByText(/Away\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See who opened my file' })).toHaveAttribute(
    'href',
    '/patient-portal/documents/access',
  );
  expect(await part('What you agreed to')).toHaveTextContent('when you signed up');
});

test('before a journey nobody can be invited; journeys of others are there all the same', async () => {
  await open([], []);
  expect(screen.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  const link = within(await part('Journeys you accompany')).getByRole('link');
  expect(link).toHaveAttribute('href', '/patient-portal/accompany/j9');
});
