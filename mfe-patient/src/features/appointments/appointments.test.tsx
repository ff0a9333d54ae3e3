import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appointmentsLoader } from './appointments.api';
import { Component as AppointmentsPage } from './appointments-page';
import './cancel-dialog';
import './move-dialog';

const api = portalApi('patient');
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();
type Booked = Parameters<typeof sampleOf<'OwnAppointmentDto'>>[1];
const booked = (over: Booked = {}) =>
  sampleOf('OwnAppointmentDto', {
    request_id: 'r1',
    appointment_id: 'a1',
    starts_at: at(48),
    ends_at: at(49),
    may_change: true,
    doctor: { ...sampleOf('AppointmentDoctorDto'), id: 'd1', full_name: 'Dr Latika', time_zone: 'Asia/Kolkata' },
    ...over,
  });
const open = (items: unknown[]) => {
  api.answer({
    'GET /own-appointments': items,
    'GET /consultation-requests': [],
    'GET /own-consultation-notes': { items: [] },
  });
  return openPage({ Component: AppointmentsPage, loader: appointmentsLoader }, '/patient-portal/appointments');
};
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const times = (...starts: string[]) => ({ items: starts.map((starts_at) => sampleOf('FreeTimeDto', { starts_at })) });

test('a talk says how and how long, goes into a calendar, and cannot be joined before its time', async () => {
  await open([booked()]);
  expect(screen.getByText('Confirmed')).toBeVisible();
  expect(document.body).toHaveTextContent('By video, 60 minutes');
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href') ?? '');
  expect(file).toContain(`DTSTART:${at(48).replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(screen.getByRole('button', { name: 'Join' })).toHaveAttribute('aria-disabled', 'true');
});

test.each<[Booked, Record<string, string | null>]>([
  [
    { starts_at: at(0), ends_at: at(2) },
    { href: expect.stringMatching(/\/consultation-room\/a1$/) as string, target: null },
  ],
  [
    { starts_at: at(0), ends_at: at(2), join_url: 'https://meet.example/1' },
    { href: 'https://meet.example/1', target: '_blank', rel: 'noopener noreferrer' },
  ],
])('in time %o is joined at its place', async (over, attributes) => {
  await open([booked(over)]);
  const link = screen.getByRole('link', { name: 'Join' });
  for (const [name, value] of Object.entries(attributes)) expect(link.getAttribute(name)).toEqual(value);
});

test('what has begun is not changed here', async () => {
  await open([booked({ may_change: false })]);
  expect(screen.getByText(/^It has begun/)).toBeVisible();
  for (const name of ['Move', 'Cancel']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('moved to a free time, not to one that someone else took: those that are free are shown again', async () => {
  const [one, two] = [at(72), at(96)];
  api.answer({ 'GET /doctors/d1/free-times': times(at(48), one, two) });
  await open([booked()]);
  await press('Move');
  const dialog = await screen.findByRole('dialog', { name: 'Move the appointment' });
  const time = (of: string) => dialog.querySelector<HTMLInputElement>(`input[value="${of}"]`);
  await waitFor(() => expect(time(one)).not.toBeNull());
  // Its present time is none to move to.
  expect(time(at(48))).toBeNull();
  await press('Move appointment', dialog);
  expect(await within(dialog).findByText('Please choose a time.')).toBeVisible();
  fireEvent.click(time(one) ?? dialog);
  api.answer({
    'POST /doctors/d1/holds': () => refusal(409, 'slot_taken', { detail: 'This time is no longer free.' }),
    'GET /doctors/d1/free-times': times(two),
  });
  await press('Move appointment', dialog);
  expect(await within(dialog).findByText('This time is no longer free.')).toBeVisible();
  await waitFor(() => expect(time(one)).toBeNull());
  fireEvent.click(time(two) ?? dialog);
  api.answer({
    'POST /doctors/d1/holds': { slot_id: 's2' },
    'POST /own-appointments/r1/move': sampleOf('AppointmentDto'),
  });
  await press('Move appointment', dialog);
  await waitFor(() => expect(dialog).not.toBeVisible());
  expect((await api.changes()).at(-1)).toEqual(['POST /own-appointments/r1/move', { slot_id: 's2' }]);
});

test('a hold whose move is refused is given back', async () => {
  api.answer({
    'GET /doctors/d1/free-times': times(at(72)),
    'POST /doctors/d1/holds': { slot_id: 's1' },
    'POST /own-appointments/r1/move': () => refusal(409, 'illegal_transition', { detail: 'It has begun.' }),
    'DELETE /doctors/d1/holds/s1': null,
  });
  await open([booked()]);
  await press('Move');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(await within(dialog).findByRole('radio'));
  await press('Move appointment', dialog);
  expect(await within(dialog).findByText('It has begun.')).toBeVisible();
  expect((await api.changes()).map(([call]) => call)).toContain('DELETE /doctors/d1/holds/s1');
});

test('cancelled after a question, it is among the earlier ones', async () => {
  await open([booked()]);
  await press('Cancel');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the appointment?' });
  api.answer({
    'POST /own-appointments/r1/cancel': sampleOf('AppointmentDto'),
    'GET /own-appointments': [booked({ status: 'cancelled' })],
  });
  await press('Cancel appointment', dialog);
  expect(await screen.findByRole('region', { name: 'Earlier' })).toHaveTextContent(/Dr Latika.*Cancelled/);
  expect(screen.queryByText('Confirmed')).toBeNull();
});

test('no talks, requests that fail beside them, and a booking that comes while the page is open', async () => {
  await open([]);
  expect(screen.getByText('No appointments yet')).toBeVisible();
  api.answer({
    'GET /own-appointments': [booked()],
    'GET /consultation-requests': () => refusal(503, 'service_unavailable'),
  });
  localStorage.clear();
  await receive('appointments.updated', { id: 'a1' });
  expect(await screen.findByText('Confirmed')).toBeVisible();
  expect(screen.getByText(/^Your requests for a consultation couldn’t be loaded/)).toBeVisible();
});
