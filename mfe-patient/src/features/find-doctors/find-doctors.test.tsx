import { openPage, portalApi, refusal, sampleOf } from '@ayana/portal-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './book-dialog';
import { findDoctorsLoader } from './find-doctors.api';
import { Component as FindDoctorsPage } from './find-doctors-page';

const api = portalApi('patient');
type Doctor = Parameters<typeof sampleOf<'DoctorSummaryDto'>>[1];
const doctor = (over: Doctor = {}) =>
  sampleOf('DoctorSummaryDto', {
    id: 'd1',
    full_name: 'Dr Latika',
    languages: ['Hindi'],
    time_zone: 'Asia/Kolkata',
    video_fee_usd: 40,
    phone_fee_usd: null,
    next_free_at: '2099-12-01T04:30:00Z',
    ...over,
  });
const knee = { ...sampleOf('RequestedTreatmentDto'), id: 't1', name: 'Knee replacement' };
const request = (over: Parameters<typeof sampleOf<'TreatmentRequestDto'>>[1] = {}) =>
  sampleOf('TreatmentRequestDto', { treatment: knee, ...over });

const open = ({
  doctors = [doctor()],
  requests = [request()],
  query = '',
  own = [],
}: {
  doctors?: unknown[];
  requests?: unknown[];
  query?: string;
  own?: unknown[];
}) => {
  api.answer({
    'GET /treatment-requests': { items: requests, next_cursor: null },
    'GET /own-doctors': { items: own },
    'GET /doctors': { items: doctors, next_cursor: null, total: doctors.length },
  });
  const page = { Component: FindDoctorsPage, loader: findDoctorsLoader };
  return openPage(page, '/patient/find-doctors', `/patient/find-doctors${query}`);
};
const asked = () =>
  Object.fromEntries(new URL(api.calls().findLast(({ url }) => url.includes('/doctors?'))?.url ?? '').searchParams);

test('doctors of the patient’s own treatment are asked for, unless the address names another', async () => {
  await open({
    requests: [request({ status: 'withdrawn', treatment: { ...knee, id: 'over' } }), request(), request()],
  });
  const choice = screen.getByRole('combobox', { name: 'Treatment' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Knee replacement', 'Every treatment']);
  expect(asked()).toMatchObject({ treatment_id: 't1', limit: '12' });
  fireEvent.change(choice, { target: { value: 'every' } });
  await waitFor(() => expect(asked()).not.toHaveProperty('treatment_id'));
});

test('filters are in the address, and sent', async () => {
  const router = await open({});
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'Bengali' } });
  await waitFor(() => expect(asked()).toMatchObject({ language: 'Bengali', treatment_id: 't1' }));
  expect(router.state.location.search).toBe('?language=Bengali');
});

test('of a doctor it says what a talk costs and when there is time; without time there is nothing to choose', async () => {
  await open({
    doctors: [doctor({ phone_fee_usd: 30 }), doctor({ id: 'd2', full_name: 'Dr Rao', next_free_at: null })],
  });
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Video $40, phone $30');
  expect(within(first ?? document.body).getByRole('button', { name: 'Choose a time: Dr Latika' })).toBeVisible();
  expect(second).toHaveTextContent('No free times at the moment');
  expect(within(second ?? document.body).queryByRole('button')).toBeNull();
});

test('without a request all doctors are shown, with the way to ask; requests that fail are not said to be none', async () => {
  await open({ requests: [] });
  expect(screen.getByRole('link', { name: 'Ask for a treatment' })).toHaveAttribute(
    'href',
    '/patient-portal/requests/new',
  );
  expect(screen.getByRole('article')).toBeVisible();
  api.answer({ 'GET /treatment-requests': () => refusal(503, 'service_unavailable') });
  fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: 'Hindi' } });
  expect(await screen.findByText(/couldn’t be loaded, so these are all doctors\./)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ask for a treatment' })).toBeNull();
});

test('filters that fit nobody can be cleared', async () => {
  await open({ doctors: [], query: '?fee_max=25' });
  expect(screen.getByText('No doctor matches')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute(
    'href',
    '/patient/find-doctors?treatment_id=every',
  );
});

test('a time is held and booked with what the doctor should know; one that was taken gives way to those that are free', async () => {
  const times = (...starts: string[]) => ({
    items: starts.map((starts_at) => sampleOf('FreeTimeDto', { starts_at, ends_at: starts_at })),
  });
  const [one, two] = ['2099-12-01T04:30:00.000Z', '2099-12-02T04:30:00.000Z'];
  api.answer({
    'GET /doctors/d1/free-times': times(one, two),
    'POST /doctors/d1/holds': () => refusal(409, 'slot_taken', { detail: 'This time is no longer free.' }),
  });
  const router = await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Choose a time: Dr Latika' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book Dr Latika' });
  const book = () => userEvent.click(within(dialog).getByRole('button', { name: 'Book appointment' }));
  const choose = async (at: string) =>
    fireEvent.click(await waitFor(() => dialog.querySelector(`input[value="${at}"]`) ?? Promise.reject(new Error(at))));
  await waitFor(() => expect(dialog.querySelector('input[name=starts_at]')).not.toBeNull());
  await book();
  expect(await within(dialog).findByText('Please choose a time.')).toBeVisible();
  await choose(one);
  api.answer({ 'GET /doctors/d1/free-times': times(two) });
  await book();
  expect(await within(dialog).findByText('This time is no longer free.')).toBeVisible();
  await waitFor(() => expect(dialog.querySelector(`input[value="${one}"]`)).toBeNull());
  api.answer({ 'POST /doctors/d1/holds': { slot_id: 's2' }, 'POST /own-appointments': sampleOf('OwnBookedDto') });
  await choose(two);
  fireEvent.change(within(dialog).getByLabelText(/^What should the doctor know/), { target: { value: ' My knee. ' } });
  await book();
  await waitFor(() => expect(router.state.location.pathname).toBe('/patient-portal/appointments'));
  expect((await api.changes()).slice(-2)).toEqual([
    ['POST /doctors/d1/holds', expect.objectContaining({ starts_at: two, kind: 'video' })],
    ['POST /own-appointments', expect.objectContaining({ slot_id: 's2', notes: 'My knee.' })],
  ]);
});

test('the author of the opinion and the surgeon of the accepted quote come first, and once', async () => {
  const known = (id: string, because: 'opinion' | 'surgeon') => ({
    doctor: doctor({ id, full_name: `Dr ${id}` }),
    because: [because],
  });
  await open({
    own: [known('author', 'opinion'), known('surgeon', 'surgeon')],
    doctors: [doctor({ id: 'author' }), doctor()],
  });
  expect(screen.getAllByRole('article').map((card) => card.querySelector('h2')?.textContent)).toEqual([
    'Dr author',
    'Dr surgeon',
    'Dr Latika',
  ]);
  const [first, second] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Wrote your opinion');
  expect(second).toHaveTextContent('Surgeon of the quote you accepted');
});

test('a doctor is looked for by name among those of every treatment', async () => {
  const router = await open({ own: [{ doctor: doctor({ id: 'author' }), because: ['opinion'] }] });
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name of a doctor' }), 'Latika');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'Latika' }));
  expect(asked()).not.toHaveProperty('treatment_id');
  expect(router.state.location.search).toBe('?q=Latika');
  await waitFor(() => expect(screen.queryByText('Doctors you know')).toBeNull());
});
