import { screen, waitFor, within } from '@testing-library/react';
import { type Answers, fill, openAddress, pageOf, refusal, sampleOf, shownToast } from '../../testing/open-address';

const DAY = 86_400_000;
/** The same hour of a day, in days from now: half past two in the afternoon in India. */
const at = (days: number): string => `${new Date(Date.now() + days * DAY).toISOString().slice(0, 10)}T09:00:00Z`;
const talk = sampleOf('BookedAppointmentDto', {
  id: 'talk',
  request_id: 'asked',
  kind: 'video',
  name: 'Leila Njeri',
  starts_at: at(2),
  ends_at: at(2).replace('09:00', '09:45'),
  time_zone: 'Africa/Nairobi',
});
const open = (path: string, over: Partial<typeof talk> = {}, answers: Answers = {}) =>
  openAddress(`/admin/appointments${path}`, { 'GET /appointments': pageOf({ ...talk, ...over }), ...answers });

test('a list says when it is in India, and by the visitor’s clock where that is another one', async () => {
  await open('?view=list');
  expect(screen.getByText(/, 14:30$/)).toBeInTheDocument();
  expect(screen.getByText('12:00 in Nairobi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Leila Njeri/ })).toHaveAttribute('href', '/admin?request=asked');
  await open('?view=list', { time_zone: 'Asia/Kolkata' });
  expect(screen.queryByText(/ in /)).toBeNull();
});

test('a week asks for its days alone, and moves by weeks', async () => {
  const { press, sent, where } = await open('?week=2026-11-25&doctor_id=heart');
  expect((await sent('GET /appointments')).query).toMatchObject({
    from: '2026-11-23',
    to: '2026-11-29',
    doctor_id: 'heart',
    sort: 'starts',
  });
  await press('Next week');
  await waitFor(() => expect(where()).toContain('week=2026-11-30'));
  await press('Previous week');
  await waitFor(() => expect(where()).toContain('week=2026-11-23'));
});

test('an entry of the week leads to its request, and says that it is cancelled', async () => {
  await open(`?week=${at(2).slice(0, 10)}`, { status: 'cancelled' });
  const entry = await screen.findByRole('link', { name: /^14:30 ?–.*Leila Njeri/ });
  expect(entry).toHaveAttribute('href', '/admin?request=asked');
  expect(entry).toHaveTextContent('Cancelled');
});

test('a week that the API cut says so; an empty one says whether filters made it so', async () => {
  await open('', {}, { 'GET /appointments': { items: [talk], next_cursor: 'next' } });
  expect(await screen.findByText(/^The week has more appointments than are shown/)).toBeInTheDocument();
  await open('', {}, { 'GET /appointments': pageOf() });
  expect(await screen.findByText('No appointments in this week.')).toBeInTheDocument();
  await open('?q=Leila', {}, { 'GET /appointments': pageOf() });
  expect(await screen.findByText('No appointment of this week matches these filters.')).toBeInTheDocument();
});

test('the filters are the API’s; without the doctors the list works, too', async () => {
  const { sent } = await open(
    '?view=list&kind=video&from=2026-11-20',
    {},
    {
      'GET /appointments/doctors': () => refusal(503, 'service_unavailable'),
    },
  );
  expect((await sent('GET /appointments')).query).toMatchObject({ kind: 'video', from: '2026-11-20' });
  expect(screen.getByText('Leila Njeri')).toBeInTheDocument();
});

test('what is booked meanwhile shows without a reload', async () => {
  const read = jest.fn<unknown, []>(() => pageOf());
  const { hears } = await open('?view=list', {}, { 'GET /appointments': read });
  read.mockReturnValue(pageOf(talk));
  await hears('inbox.inserted');
  expect(await screen.findByText('Leila Njeri')).toBeInTheDocument();
});

test.each([
  [{}, 'Consultation room', 'Join link: Leila Njeri'],
  [{ join_url: 'https://meet.example/talk' }, 'Other place set', 'Change join link: Leila Njeri'],
])('a talk by video that is to come has a link: %o', async (over, text, button) => {
  await open('?view=list', over);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: button })).toBeInTheDocument();
});

test.each([
  ['is by phone', { kind: 'phone' as const }],
  ['is cancelled', { status: 'cancelled' as const }],
  ['is over', { ends_at: at(-1) }],
])('a talk that %s needs none', async (_what, over) => {
  await open('?view=list', over);
  expect(screen.getByText('Leila Njeri')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Join link: Leila Njeri' })).toBeNull();
});

test('a link is a whole https address; it is set, and removed', async () => {
  const { press, confirm, sent } = await open('?view=list', { join_url: 'https://meet.example/old' });
  await press(/^Change join link/);
  await fill('Address of the video', 'http://meet.example/talk');
  await confirm('Save link');
  expect(await screen.findByText('Please enter a whole address that begins with https://.')).toBeInTheDocument();
  await fill('Address of the video', 'https://meet.example/talk');
  await confirm('Save link');
  await waitFor(() => expect(shownToast()?.title).toBe('The link is set. The visitor gets it by e-mail.'));
  expect((await sent('PATCH /appointments/talk')).body).toEqual({ join_url: 'https://meet.example/talk' });
  await press(/^Change join link/);
  await confirm('Remove link');
  await waitFor(() => expect(shownToast()?.title).toBe('The link is removed.'));
  expect((await sent('PATCH /appointments/talk')).body).toEqual({ join_url: null });
});

test('a list that could not be read can be read again', async () => {
  const read = jest.fn<unknown, []>(() => refusal(503, 'service_unavailable', { detail: 'Away.' }));
  const { press } = await open('', {}, { 'GET /appointments': read });
  const failed = within(await screen.findByRole('alert'));
  expect(failed.getByText(/The appointments couldn’t be loaded/)).toBeInTheDocument();
  read.mockReturnValue(pageOf());
  await press(/Try again|Retry/);
  expect(await screen.findByText('No appointments in this week.')).toBeInTheDocument();
});
