import { instantAt } from '../places/index.ts';

/** The eight preferred times of a visitor, in their own zone (spec section 5). */
export const TIME_SLOTS = [
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
  '5:00 PM',
] as const;
export type TimeSlot = (typeof TIME_SLOTS)[number];

/** Values of `consultation_type` in the free consultation dialog; none is chosen at first (spec section 4). */
export const CONSULTATION_TYPES = ['Video Consultation', 'Phone Consultation'] as const;
export type ConsultationType = (typeof CONSULTATION_TYPES)[number];

/** Values of `consultation_type` in the video dialog; the first is the default (spec section 4). */
export const VIDEO_CONSULTATION_TYPES = ['video_consultation', 'phone_consultation'] as const;
export type VideoConsultationType = (typeof VIDEO_CONSULTATION_TYPES)[number];

/** The default `reason` of a video consultation request (spec section 3). */
export const VIDEO_REASON_DEFAULT = 'Video consultation request';

/** Length of a consultation in minutes (spec section 9). */
export const CONSULTATION_MINUTES = { video: 45, phone: 30 } as const;

export function consultationMinutes(type: ConsultationType | VideoConsultationType): number {
  return type.toLowerCase().startsWith('phone') ? CONSULTATION_MINUTES.phone : CONSULTATION_MINUTES.video;
}

/**
 * Whether a preferred slot has started or passed: its instant is the same for the visitor and the doctor.
 * @param date `YYYY-MM-DD`
 * @param zone the visitor's: IANA name or `+05:30`
 */
export const hasPassed = (date: string, slot: TimeSlot, zone: string, now: Date): boolean =>
  slotInstant(date, slot, zone).getTime() <= now.getTime();

/**
 * The instant of a preferred slot.
 * @param date `YYYY-MM-DD`
 * @param slot one of the eight texts
 * @param zone IANA name or `+05:30`; see `zoneFor`
 */
export function slotInstant(date: string, slot: TimeSlot, zone: string): Date {
  const hour = (Number.parseInt(slot, 10) % 12) + (slot.endsWith('PM') ? 12 : 0);
  return instantAt(date, hour * 60, zone);
}
