import { ROOM_OPENS_BEFORE, roomPath } from '@ayana/contracts/consultation-room';
import { isClockRunning } from '@ayana/contracts/inbox';
import type { components } from '@ayana/contracts/api';

export type OwnAppointment = components['schemas']['OwnAppointmentDto'];
export type ConsultationRequest = components['schemas']['ConsultationRequestDto'];

/** A talk that the staff agreed, without a booked time of a doctor. */
export type AgreedTalk = ConsultationRequest & { confirmed_starts_at: string; confirmed_minutes: number };

export type Talk =
  | { kind: 'booked'; id: string; starts: number; ends: number; appointment: OwnAppointment }
  | { kind: 'agreed'; id: string; starts: number; ends: number; request: AgreedTalk };

export interface Talks {
  /** The next one first. */
  coming: Talk[];
  /** Requests whose time is not agreed yet. */
  waiting: ConsultationRequest[];
  /** Over or cancelled, the latest first. */
  earlier: Talk[];
}

const MINUTE = 60_000;

const isAgreed = (request: ConsultationRequest): request is AgreedTalk =>
  request.confirmed_starts_at !== null && request.confirmed_minutes !== null;

const isCancelled = (talk: Talk): boolean => talk.kind === 'booked' && talk.appointment.status === 'cancelled';

/** A patient's talks, by what is to be done about them. A request with a booked time is shown as its appointment. */
export function talksOf(booked: readonly OwnAppointment[], requests: readonly ConsultationRequest[], now: Date): Talks {
  const appointments = new Set(booked.map(({ request_id }) => request_id));
  const others = requests.filter(({ id }) => !appointments.has(id));
  const all: Talk[] = [
    ...booked.map((appointment): Talk => ({
      kind: 'booked',
      id: appointment.request_id,
      starts: Date.parse(appointment.starts_at),
      ends: Date.parse(appointment.ends_at),
      appointment,
    })),
    ...others.filter(isAgreed).map((request): Talk => {
      const starts = Date.parse(request.confirmed_starts_at);
      return { kind: 'agreed', id: request.id, starts, ends: starts + request.confirmed_minutes * MINUTE, request };
    }),
  ];
  const isComing = (talk: Talk): boolean =>
    talk.ends > now.getTime() && !isCancelled(talk) && (talk.kind === 'booked' || talk.request.status === 'confirmed');
  return {
    coming: all.filter(isComing).toSorted((one, other) => one.starts - other.starts),
    waiting: others.filter(({ status }) => isClockRunning(status)),
    earlier: all.filter((talk) => !isComing(talk)).toSorted((one, other) => other.starts - one.starts),
  };
}

/** How a talk by video is joined: in its room, or where the staff have set a link to. In milliseconds since 1970; null by phone and once it is over. */
export function joiningOf(
  talk: Talk,
  now: Date,
): { url: string; from: number; open: boolean; outside: boolean } | null {
  if (talk.kind !== 'booked' || isCancelled(talk) || talk.ends <= now.getTime()) return null;
  const { kind, join_url, appointment_id } = talk.appointment;
  if (kind !== 'video') return null;
  const from = talk.starts - ROOM_OPENS_BEFORE;
  const url = join_url ?? roomPath(appointment_id);
  return { url, from, open: from <= now.getTime(), outside: join_url !== null };
}
