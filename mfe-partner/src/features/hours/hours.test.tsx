import type { components } from '@ayana/contracts/api';
import { openPage, portalApi, receive, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './exception-dialog';
import { hoursLoader } from './hours.api';
import { Component as HoursPage } from './hours-page';

const api = portalApi('doctor');
type Hours = Partial<components['schemas']['DoctorHoursDto']>;
const hours = (over: Hours = {}) =>
  sampleOf('DoctorHoursDto', {
    doctor: sampleOf('HoursDoctorDto', { kinds: ['video', 'phone'] }),
    time_zone: 'Asia/Kolkata',
    version: 3,
    may_change: true,
    ...over,
  });
const open = (over: Hours | null = {}) => {
  api.answer({ 'GET /doctor-hours': () => Response.json(over === null ? null : hours(over)) });
  return openPage({ Component: HoursPage, loader: hoursLoader }, '/doctor-portal/hours');
};
const week = () => screen.findByRole('region', { name: 'Every week' });
const press = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(await within(where).findByRole('button', { name }));
const type = (where: HTMLElement, label: RegExp, value: string) =>
  fireEvent.change(within(where).getByLabelText(label), { target: { value } });

test('hours of a day are added, wrong ones named, and saved with the version that was read', async () => {
  api.answer({ 'PUT /doctor-hours': hours({ version: 4 }) });
  await open();
  await press('Add hours on Sunday');
  const sunday = within(await week()).getByRole('group', { name: 'Sunday' });
  type(sunday, /^From/, '10:00');
  type(sunday, /^To/, '09:00');
  await press('Save hours');
  expect(await within(sunday).findByText('It ends before it begins.')).toBeVisible();
  expect(await api.changes()).toEqual([]);
  type(sunday, /^To/, '10:45');
  await press('Save hours');
  await waitFor(async () => expect(await api.changes()).toHaveLength(1));
  expect(await api.changes()).toEqual([
    [
      'PUT /doctor-hours',
      {
        time_zone: 'Asia/Kolkata',
        hours: [{ weekday: 7, from_time: '10:00', to_time: '10:45', kinds: ['video', 'phone'] }],
      },
    ],
  ]);
  expect(
    api
      .calls()
      .find(({ method }) => method === 'PUT')
      ?.headers.get('if-match'),
  ).toBe('"3"');
});

test('days that differ need a first day, and are sent as whole days off', async () => {
  api.answer({ 'POST /doctor-hours/exceptions': hours() });
  await open();
  await press('Add days');
  const dialog = await screen.findByRole('dialog', { name: 'Days that differ' });
  await press('Add', dialog);
  expect(await within(dialog).findByText('Choose a day.')).toBeVisible();
  type(dialog, /^First day/, '2099-12-01');
  type(dialog, /^Last day/, '2099-12-05');
  type(dialog, /^Note/, 'Leave');
  const off = sampleOf('HoursExceptionDto', {
    id: 'e1',
    kind: 'off',
    first_day: '2099-12-01',
    last_day: '2099-12-05',
    note: 'Leave',
  });
  api.answer({ 'GET /doctor-hours': hours({ exceptions: [off] }) });
  await press('Add', dialog);
  expect(await screen.findByText('Leave')).toBeVisible();
  const [[, body] = []] = await api.changes();
  expect(body).toMatchObject({ kind: 'off', first_day: '2099-12-01', last_day: '2099-12-05', note: 'Leave' });
  expect(body).not.toHaveProperty('from_time');
});

test('a day that cannot be removed says why', async () => {
  api.answer({
    'DELETE /doctor-hours/exceptions/e1': () => refusal(409, 'illegal_transition', { detail: 'It is over.' }),
  });
  await open({ exceptions: [sampleOf('HoursExceptionDto', { id: 'e1', note: 'Leave' })] });
  await press('Remove');
  expect(await screen.findByText('It is over.')).toBeVisible();
});

test('talks outside the hours stay, and are named; a change elsewhere is read at once', async () => {
  await open();
  expect(screen.queryByText(/outside these hours$/)).toBeNull();
  const talk = sampleOf('TalkInHoursDto', {
    id: 't1',
    initials: 'J. O.',
    is_within: false,
    starts_at: '2026-12-06T04:30:00Z',
  });
  api.answer({
    'GET /doctor-hours': hours({ talks: [talk, { ...talk, id: 't2', initials: 'A. B.', is_within: true }] }),
  });
  await receive('doctor_hours.updated', { id: 'd' });
  const outside = (await screen.findByText(/outside these hours$/)).parentElement;
  expect(outside).toHaveTextContent(/J\. O\..*10:00/);
  expect(outside).not.toHaveTextContent('A. B.');
});

test('a doctor who is not in the list has no hours', async () => {
  await open(null);
  expect(screen.queryByRole('region', { name: 'Every week' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
