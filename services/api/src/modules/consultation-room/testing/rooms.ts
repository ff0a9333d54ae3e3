import type { Role } from '@ayana/contracts/identity';
import type { Problem } from '@ayana/contracts/problems';
import type { MessageAnswer } from '@ayana/contracts/realtime';
import type { Socket } from 'socket.io-client';
import type { Answer, TestApi } from '../../../../test/support/api.js';
import type { TestSockets } from '../../../../test/support/sockets.js';
import { type Person, personOf, TestCase } from '../../journeys/testing/case.js';
import type { RoomDto } from '../room.dto.js';

export const NOWHERE = '0190a000-0000-7000-8000-00000000abcd';

export interface Talk {
  id: string;
  request_id: string;
  one: TestCase;
  patient: Person;
  doctor: Person;
}

interface Present {
  peer_id: string;
  role: string;
  state: string;
  is_connected: boolean;
}

/** Someone in a room, and what they hear. */
interface Inside {
  socket: Socket;
  peer: string;
  of: (type: string) => Record<string, unknown>[];
  people: () => Present[];
  answer: { peer_id: string; people: Present[] };
}

export const send = <T = Inside['answer']>(socket: Socket, type: string, body: object): Promise<MessageAnswer<T>> =>
  socket.timeout(5000).emitWithAck(`consultations.${type}`, body) as Promise<MessageAnswer<T>>;

export const codeOf = (answer: MessageAnswer): string => ('problem' in answer ? answer.problem.code : 'accepted');

export const signal = (id: string, to: string, text = '{"candidates":[]}') => ({
  appointment_id: id,
  to,
  signal: text,
});

/** Talks of journeys, and people in their rooms. */
export class TestRooms {
  constructor(
    private readonly api: () => TestApi,
    private readonly sockets: TestSockets,
  ) {}

  readonly rows = <T extends object>(text: string, ...values: unknown[]): Promise<T[]> =>
    this.api().database.rows<T>(text, values);

  readonly get = <T = RoomDto & Problem>(id: string, who: { token: string } | Role, part = ''): Promise<Answer<T>> =>
    this.api().call<T>(
      'GET',
      `/consultation-room/${id}${part}`,
      typeof who === 'string' ? { as: who } : { token: who.token },
    );

  /** @param url of another process than the test's */
  readonly connect = (token: string, url = this.api().url): Promise<Socket> => this.sockets.connect(url, token);

  /** A talk of a journey, with a doctor of the catalogue who has an account. @param inMinutes until its beginning; it takes 45 */
  readonly talk = async (inMinutes = 5, kind = 'video'): Promise<Talk> => {
    const api = this.api();
    const { rows } = this;
    const [one, doctor] = [await TestCase.begin(api), await personOf(api, 'doctor')];
    const [free] = await rows<{ id: string }>(
      `select id from doctors where user_id is null and not exists (select from appointments where doctor_id = doctors.id)
       order by id limit 1`,
    );
    await rows('update doctors set user_id = $1 where id = $2', doctor.id, free?.id);
    const [row] = await rows<{ id: string; request_id: string }>(
      `with asked as (
         insert into video_consultations (id, consultation_type, patient_name, email, preferred_date, preferred_time, reason, journey_id, created_at)
         values (gen_random_uuid(), 'video_consultation', 'Amina Otieno', 'elsewhere@people.example', '2030-01-01', '10:00 AM', 'My knee', $1, now())
         returning id),
       item as (
         insert into inbox_items (id, kind, status, name, email, received_at, due_at, updated_at)
         select id, 'video_consultation', 'confirmed', 'Amina Otieno', 'elsewhere@people.example', now(), now(), now() from asked)
       insert into appointments (id, doctor_id, video_consultation_id, kind, starts_at, ends_at, status, held_until, holder_hash,
         token_hash, time_zone, created_at, changed_at)
       select gen_random_uuid(), $2, asked.id, $4, now() + $3 * interval '1 minute', now() + ($3 + 45) * interval '1 minute',
         'booked', now(), '', asked.id::text, 'Africa/Nairobi', now(), now()
       from asked returning id, video_consultation_id as request_id`,
      one.journey_id,
      free?.id,
      inMinutes,
      kind,
    );
    if (row === undefined) throw new Error('The talk was not made');
    return { ...row, one, patient: one.patient, doctor };
  };

  /** @param peer_id the stay to go on with, after a cut line */
  readonly enter = async (
    { id }: { id: string },
    token: string,
    peer_id: string | null = null,
    url = this.api().url,
  ): Promise<Inside> => this.listen(await this.connect(token, url), id, peer_id);

  /** As a visitor with a room session. */
  readonly visit = async ({ id }: { id: string }, room_token: string, peer_id: string | null = null): Promise<Inside> =>
    this.listen(await this.sockets.visit(this.api().url, room_token), id, peer_id);

  private readonly listen = async (socket: Socket, id: string, peer_id: string | null): Promise<Inside> => {
    const heard: { type: string; data: Record<string, unknown> }[] = [];
    socket.onAny((type: string, data: Record<string, unknown>) => heard.push({ type, data }));
    const answer = await send(socket, 'enter', { appointment_id: id, peer_id });
    if ('problem' in answer) throw new Error(answer.problem.detail);
    const of = (type: string) => heard.filter((each) => each.type === `consultations.${type}`).map(({ data }) => data);
    const people = () => (of('room').at(-1)?.['people'] ?? []) as Present[];
    return { socket, peer: answer.data.peer_id, of, people, answer: answer.data };
  };

  /** Both in the talk. @param url of the process where the patient is */
  readonly meeting = async (url = this.api().url) => {
    const one = await this.talk();
    const doctor = await this.enter(one, one.doctor.token);
    const patient = await this.enter(one, one.patient.token, null, url);
    await send(doctor.socket, 'admit', { appointment_id: one.id, peer_id: patient.peer });
    return { ...one, doctor: { ...one.doctor, ...doctor }, patient: { ...one.patient, ...patient } };
  };
}
