import { requestReference } from '@ayana/contracts/inbox';
import { answerApi, resetKit } from '@ayana/portal-kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { AppointmentPage } from './appointment-page';
import { BookDoctor } from './book-doctor';
import type { BookableDoctor, FreeTime, Kind } from './doctor';
import type { Appointment } from './load-appointment';
import { BOOKING_MESSAGES as TEXTS } from './messages';

// Lists of all countries and times are slow under jsdom on a busy machine.
jest.setTimeout(30_000);

const DAY = 24 * 60 * 60_000;
const [FIRST, SECOND, THIRD] = [3, 4, 5].map((days) =>
  new Date(Math.ceil(Date.now() / DAY) * DAY + days * DAY + 5 * 60 * 60_000).toISOString(),
) as [string, string, string];
const ID = '0190a000-0000-7000-8000-000000000001';
const DOCTOR: BookableDoctor = {
  id: ID,
  full_name: 'Dr Asha Rao',
  video_fee_usd: 40,
  phone_fee_usd: 30,
  time_zone: 'Asia/Kolkata',
  city: { name: 'Chennai', slug: 'chennai' },
};
const free = (kind: Kind, ...starts: string[]): { items: FreeTime[] } => ({
  items: starts.map((starts_at) => ({
    starts_at,
    ends_at: starts_at,
    kind,
    minutes: kind === 'video' ? 45 : 30,
    time_zone: 'Asia/Kolkata',
  })),
});
const problem = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json({ type: 'about:blank', title: code, status, code, detail: code, request_id: '1' }, { status, headers });

/** What the server has: times that are free, and how it answers a hold and a booking. */
let free_times: (kind: Kind) => unknown;
let hold: (starts_at: string) => unknown;
let book: (request: Request) => unknown;
const bodyOf = async (request: Request) => (await request.json()) as Record<string, string>;
let api: ReturnType<typeof answerApi>;

beforeEach(() => {
  sessionStorage.clear();
  resetKit();
  free_times = (kind) => free(kind, FIRST, SECOND, THIRD);
  hold = (starts_at) => ({
    slot_id: `slot of ${starts_at}`,
    held_until: new Date(Date.now() + 600_000).toISOString(),
    holder_key: 'k',
  });
  book = () => ({ success: true, message: 'Booked.', id: ID });
  api = answerApi({
    [`GET /doctors/${ID}/free-times`]: (request: Request) =>
      free_times(new URL(request.url).searchParams.get('kind') as Kind),
    [`POST /doctors/${ID}/holds`]: async (request: Request) => hold((await bodyOf(request))['starts_at'] ?? ''),
    [`DELETE /doctors/${ID}/holds/slot%20of%20${encodeURIComponent(FIRST)}`]: null,
    'POST /functions/video-consultation-request': (request: Request) => book(request),
    'POST /appointments/move': (request: Request) => book(request),
    'POST /appointments/cancel': (request: Request) => book(request),
  });
});
afterEach(() => api.restore());

const show = (element: React.ReactNode, path = '/') =>
  act(
    async () =>
      void render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })} />),
  );
const open = (at: string | null = null) => show(<BookDoctor doctor={DOCTOR} at={at} />);
const time = (starts_at: string) =>
  document.querySelector<HTMLInputElement>(`input[name="startsAt"][value="${starts_at}"]`);
const choose = (starts_at: string) => act(async () => time(starts_at)?.click());
const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
const fill = (label: RegExp, value: string): boolean =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const sentTo = (path: string) => api.requests.filter(({ url }) => new URL(url).pathname.endsWith(path));
const held = () => screen.findByText(/is reserved for you until/);

function fillPerson(): void {
  fill(/^First name/, 'Amina');
  fill(/^Last name/, 'Waseru');
  fill(/^E-mail/, 'amina@mail.example');
}

test('the time of a link is selected, and reserved once something is typed; a time that is gone says so', async () => {
  await open(FIRST);
  expect(time(FIRST)).toBeChecked();
  expect(screen.getByText(/is selected\. It is reserved for you once you fill in your details\.$/)).toBeVisible();
  expect(sentTo('/holds')).toHaveLength(0);
  fill(/^First name/, 'Amina');
  await held();
  expect(sentTo('/holds')).toHaveLength(1);
});

test('the time of an old link is no longer free', async () => {
  await open('2026-01-05T04:30:00.000Z');
  expect(screen.getByText(/is no longer free\. Please choose another\.$/)).toBeVisible();
  expect(document.querySelector('input[name="startsAt"]:checked')).toBeNull();
});

test('a time that someone else takes meanwhile is gone, and what was typed is not', async () => {
  await open();
  fill(/^First name/, 'Amina');
  hold = () => {
    free_times = (kind) => free(kind, FIRST, SECOND);
    return problem(409, 'slot_taken');
  };
  await choose(THIRD);
  expect(await screen.findByText(/^Someone else has just taken /)).toBeVisible();
  await waitFor(() => expect(time(THIRD)).toBeNull());
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Amina');
});

test('times that cannot be loaded are asked for again; without any there is no form to fill in', async () => {
  free_times = (kind) => (kind === 'phone' ? problem(503, 'unavailable') : free(kind, FIRST));
  await open();
  await act(async () => screen.getByRole('radio', { name: /^By phone/ }).click());
  expect(await screen.findByText(TEXTS.failed)).toHaveAttribute('role', 'alert');
  expect(document.querySelector('input[name="startsAt"]')).toBeNull();
  free_times = () => ({ items: [] });
  await press(TEXTS.again);
  expect(await screen.findByText(TEXTS.none)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Book/ })).toBeNull();
});

test('where too many times are reserved from one network, a request without a time is offered, and a later try works', async () => {
  const usual = hold;
  hold = () => problem(429, 'too_many_holds', { 'retry-after': '300' });
  await open();
  fill(/^First name/, 'Amina');
  await choose(SECOND);
  const status = await screen.findByText(/^Several times are already reserved from your network.* in 5 minutes\./);
  expect(within(status).getByRole('link')).toHaveAttribute('href', '/video-consultation');
  expect(time(SECOND)).not.toBeChecked();
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Amina');
  hold = usual;
  await choose(SECOND);
  await held();
});

test('a hold that ran out says so; a time taken before it was sent is replaced by another, and booked', async () => {
  hold = (starts_at) => ({ slot_id: `slot of ${starts_at}`, held_until: new Date(Date.now() - DAY).toISOString() });
  await open();
  fillPerson();
  await choose(FIRST);
  expect(
    await screen.findByText(/is no longer reserved\. You still get it if it is free when you send\.$/),
  ).toBeVisible();
  book = () => {
    free_times = (kind) => free(kind, SECOND, THIRD);
    return problem(409, 'slot_taken');
  };
  await press(/^Book /);
  expect(
    await screen.findByText(/^Someone else has just taken .* Everything you typed is still here\.$/),
  ).toBeVisible();
  await waitFor(() => expect(time(FIRST)).toBeNull());
  expect(screen.getByLabelText(/^E-mail/)).toHaveValue('amina@mail.example');
  await choose(SECOND);
  book = () => ({ success: true, message: 'Booked.', id: ID });
  await press(/^Book /);
  const done = await screen.findByRole('heading', { name: TEXTS.done });
  expect(done).toHaveFocus();
  expect(screen.getByText(requestReference(ID), { exact: false })).toBeVisible();
});

test('a talk by phone is another time, of thirty minutes, and needs the number; its calendar file has it', async () => {
  await open();
  await choose(FIRST);
  await act(async () => screen.getByRole('radio', { name: /^By phone/ }).click());
  await waitFor(() => expect(time(FIRST)).not.toBeChecked());
  await choose(SECOND);
  await held();
  fillPerson();
  await press(/^Book /);
  expect(screen.getAllByText(TEXTS.phone_missing)[0]).toBeVisible();
  const phone = screen.getByLabelText(/^Phone/, { selector: 'input[type=tel]' });
  expect(phone).toHaveFocus();
  fireEvent.change(phone, { target: { value: '+254712000000' } });
  await press(/^Book /);
  const link = await screen.findByRole('link', { name: TEXTS.calendar });
  expect(link).toHaveAttribute('download', 'consultation.ics');
  const file = decodeURIComponent(link.getAttribute('href') ?? '');
  const utc = (at: number): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  expect(file).toContain(`DTSTART:${utc(Date.parse(SECOND))}`);
  expect(file).toContain(`DTEND:${utc(Date.parse(SECOND) + 30 * 60_000)}`);
  const [sent] = await Promise.all(sentTo('/video-consultation-request').map(bodyOf));
  expect(sent).toMatchObject({ slot_id: `slot of ${SECOND}`, patient_name: 'Amina Waseru', phone: '+254712000000' });
});

test('a time is named in the visitor’s zone and in the doctor’s', async () => {
  await open();
  expect(time(FIRST)).toHaveAccessibleName(
    expect.stringMatching(/^\w{3} \d+ \w{3}, (\d+:\d\d( [AP]M)? your time, )?10:30( AM)? in Chennai$/),
  );
});

const APPOINTMENT: Appointment = {
  sequence: 0,
  reference: 'AY-000001',
  status: 'booked',
  kind: 'video',
  starts_at: FIRST,
  ends_at: FIRST,
  time_zone: 'Africa/Nairobi',
  may_change: true,
  doctor: {
    id: ID,
    full_name: DOCTOR.full_name,
    title: 'Cardiologist',
    specialization: 'Cardiology',
    hospital_name: 'Lantern Bay Hospital',
    city_name: 'Chennai',
    time_zone: 'Asia/Kolkata',
  },
};
const openAppointment = (more: Partial<Appointment> = {}) =>
  show(<AppointmentPage opened={{ appointment: { ...APPOINTMENT, ...more } }} token="t.secret" consult={null} />);

test('an appointment is moved to another time, and cancelled after it was asked once more', async () => {
  await openAppointment();
  await press(TEXTS.appointment.move);
  expect(time(FIRST)).toBeNull();
  await choose(SECOND);
  await held();
  book = async (request) => {
    expect(await bodyOf(request)).toEqual({ token: 't.secret', slot_id: `slot of ${SECOND}` });
    return { ...APPOINTMENT, starts_at: SECOND };
  };
  await press(/^Move to /);
  expect(await screen.findByText(TEXTS.appointment.moved)).toBeVisible();
  expect(document.querySelector('time')).toHaveAttribute('datetime', SECOND);
  book = () => ({ ...APPOINTMENT, status: 'cancelled', may_change: false });
  await press(TEXTS.appointment.cancel);
  expect(sentTo('/cancel')).toHaveLength(0);
  await press(TEXTS.appointment.cancel_yes);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(TEXTS.appointment.cancelled_title);
  expect(screen.getByRole('link', { name: TEXTS.appointment.book_again })).toHaveAttribute(
    'href',
    `/doctors/${ID}#book`,
  );
});

test('an appointment that was cancelled elsewhere is not moved, and the page says why', async () => {
  await openAppointment();
  await press(TEXTS.appointment.move);
  await choose(SECOND);
  await held();
  book = () =>
    Response.json(
      {
        type: 'about:blank',
        title: 'x',
        status: 409,
        code: 'illegal_transition',
        detail: 'It was cancelled.',
        request_id: '1',
      },
      { status: 409 },
    );
  await press(/^Move to /);
  expect(await screen.findByText('It was cancelled.')).toBeVisible();
});

test('an appointment that has begun can be joined, and neither moved nor cancelled', async () => {
  await openAppointment({ may_change: false });
  expect(screen.getByText(TEXTS.appointment.begun)).toBeVisible();
  expect(screen.getByRole('link', { name: TEXTS.appointment.join_action })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['no_link', 'unknown', 'over', 'failed'] as const)('a link that is %s says so', async (why) => {
  await show(<AppointmentPage opened={{ appointment: null, why }} token="" consult={null} />);
  expect(screen.getByText(TEXTS.appointment[`${why}_title`])).toBeVisible();
});
