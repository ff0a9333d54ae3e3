import { type ConsultationRequest, joiningOf, type OwnAppointment, talksOf } from './talks';

const NOW = new Date('2026-11-24T10:00:00Z');
const booked = (request_id: string, starts_at: string, status: 'booked' | 'cancelled' = 'booked') =>
  ({
    request_id,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 45 * 60_000).toISOString(),
    status,
  }) as OwnAppointment;
const request = (id: string, over: Partial<ConsultationRequest> = {}): ConsultationRequest => ({
  id,
  kind: 'video_consultation',
  status: 'new',
  case_id: null,
  case_number: null,
  received_at: '2026-11-20T10:00:00Z',
  due_at: '2026-11-21T10:00:00Z',
  confirmed_starts_at: null,
  confirmed_time_zone: null,
  confirmed_minutes: null,
  ...over,
});
const agreed = (id: string, starts: string, status: ConsultationRequest['status'] = 'confirmed') =>
  request(id, { status, confirmed_starts_at: starts, confirmed_minutes: 30 });
const idsOf = (talks: { id: string }[]) => talks.map(({ id }) => id);

test('talks to come are in order, until they end; a request is not shown beside its appointment', () => {
  const { coming, earlier } = talksOf(
    [
      booked('late', '2026-11-26T10:00:00Z'),
      booked('now', '2026-11-24T09:30:00Z'),
      booked('over', '2026-11-24T09:00:00Z'),
    ],
    [agreed('late', '2026-11-26T10:00:00Z'), agreed('call', '2026-11-25T10:00:00Z')],
    NOW,
  );
  expect(idsOf(coming)).toEqual(['now', 'call', 'late']);
  expect(idsOf(earlier)).toEqual(['over']);
});

test('cancelled and closed ones are earlier, and requests without a time wait', () => {
  const talks = talksOf(
    [booked('gone', '2026-11-26T10:00:00Z', 'cancelled')],
    [agreed('closed', '2026-11-27T10:00:00Z', 'closed'), request('asked'), request('answered', { status: 'answered' })],
    NOW,
  );
  expect(talks.coming).toEqual([]);
  expect(idsOf(talks.earlier)).toEqual(['closed', 'gone']);
  expect(idsOf(talks.waiting)).toEqual(['asked']);
});

describe('joining', () => {
  const url = 'https://meet.example/talk';
  const ROOM = '/consultation-room/the-appointment';
  const joining = (minutesBefore: number, over: Partial<OwnAppointment> = {}) => {
    const starts_at = new Date(NOW.getTime() + minutesBefore * 60_000).toISOString();
    const appointment: OwnAppointment = {
      ...booked('talk', starts_at),
      kind: 'video',
      appointment_id: 'the-appointment',
      join_url: url,
      ...over,
    };
    const { coming, earlier } = talksOf([appointment], [], NOW);
    const [talk] = [...coming, ...earlier];
    return talk === undefined ? undefined : joiningOf(talk, NOW);
  };

  test('is open from fifteen minutes before the beginning until the end', () => {
    expect(joining(16)).toEqual({ url, from: NOW.getTime() + 60_000, open: false, outside: true });
    expect(joining(15)).toMatchObject({ url, open: true });
    expect(joining(-44)).toMatchObject({ open: true });
    expect(joining(-45)).toBeNull();
  });

  test('is in the room without a link of the staff, and needs a talk by video that was not cancelled', () => {
    expect(joining(5, { join_url: null })).toMatchObject({ url: ROOM, open: true, outside: false });
    expect(joining(5, { kind: 'phone' })).toBeNull();
    expect(joining(5, { status: 'cancelled' })).toBeNull();
  });
});
