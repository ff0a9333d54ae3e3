import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consultationsLoader } from './consultations.api';
import { Component as ConsultationsPage } from './consultations-page';

const api = portalApi('doctor');
type Talk = Parameters<typeof sampleOf<'OwnConsultationDto'>>[1];
const talk = (over: Talk = {}) =>
  sampleOf('OwnConsultationDto', { id: 't1', patient_name: 'Amina Otieno', reason: 'My knee', ...over });
const open = (parts: Partial<Record<'today' | 'coming' | 'past', unknown[]>>, query = '') => {
  api.answer({ 'GET /own-consultations': { ...sampleOf('OwnConsultationsDto'), ...parts } });
  const page = { Component: ConsultationsPage, loader: consultationsLoader };
  return openPage(page, '/doctor-portal/consultations', `/doctor-portal/consultations${query}`);
};
const card = (name: string) => within(screen.getByRole('region', { name }));

test.each<[Talk, string, string[]]>([
  [{ kind: 'video', state: 'early' }, 'Open room', []],
  [{ kind: 'video', state: 'open' }, 'Enter the room', ['Open now']],
  [{ kind: 'video', state: 'open', waiting: 2 }, 'Enter the room', ['2 people wait for you']],
  [{ kind: 'phone', state: 'open' }, 'Write the note', ['Open now']],
])('of a talk today that is %o the button says “%s”', async (over, button, chips) => {
  await open({ today: [talk(over)] });
  const today = card('Today');
  expect(today.getByRole('link', { name: button })).toHaveAttribute('href', '/consultation-room/t1');
  for (const text of ['Amina Otieno', 'My knee', ...chips]) expect(today.getByText(text)).toBeVisible();
});

test('the other place and the phone are there until the talk is over; a case only where there is one', async () => {
  const over = { join_url: 'https://meet.example/1', phone: '+254 700 000 000', state: 'open' } as const;
  await open({ today: [talk(over)], past: [talk({ ...over, state: 'over', journey_id: 'j1' })] });
  expect(card('Today').getByRole('link', { name: 'Join at the other place' })).toHaveAttribute('target', '_blank');
  expect(card('Today').getByRole('link', { name: 'Call +254 700 000 000' })).toHaveAttribute(
    'href',
    'tel:+254700000000',
  );
  expect(card('Today').queryByRole('link', { name: 'Open the case' })).toBeNull();
  expect(
    card('Past')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Write the note', 'Open the case']);
});

test.each([
  ['none', 'Note missing', 'Write the note'],
  ['draft', 'Draft of the note', 'Write the note'],
  ['signed', 'Note signed', 'Read the note'],
] as const)('of a past talk whose note is %s it says “%s”', async (note, chip, button) => {
  await open({ past: [talk({ note, state: 'over' })] });
  expect(card('Past').getByText(chip)).toBeVisible();
  expect(card('Past').getByRole('link', { name: button })).toBeVisible();
  expect(card('Today').getByText('No talks today.')).toBeVisible();
});

test('the form that the address names opens for its talk, and only where the doctor may order', async () => {
  api.answer({ 'GET /laboratory-tests': [], 'GET /laboratory-orders/laboratories': [] });
  await open({ coming: [talk({ order_journey_id: 'j1' })] });
  await userEvent.click(card('Coming').getByRole('link', { name: 'Order tests for Amina Otieno' }));
  expect(await screen.findByRole('dialog', { name: 'Order laboratory tests' })).toBeVisible();
});

test('a talk without a journey has no orders, whatever the address says', async () => {
  await open({ coming: [talk()] }, '?order_tests=t1&tests=t1');
  expect(screen.queryByRole('link', { name: /^Order tests/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('no talks at all, a list that fails, and a patient who begins to wait', async () => {
  api.answer({ 'GET /own-consultations': () => refusal(503, 'service_unavailable') });
  await openPage({ Component: ConsultationsPage, loader: consultationsLoader }, '/doctor-portal/consultations');
  expect(screen.getByText('Your consultations couldn’t be loaded')).toBeVisible();
  api.answer({ 'GET /own-consultations': sampleOf('OwnConsultationsDto') });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No consultations yet')).toBeVisible();
  api.answer({ 'GET /own-consultations': sampleOf('OwnConsultationsDto', { today: [talk({ waiting: 1 })] }) });
  await receive('consultations.updated', { id: 't1' });
  expect(await screen.findByText('Waits for you')).toBeVisible();
});
