import type { ConsultationKind } from '@ayana/contracts/catalogue';
import { CONSULTATION_MINUTES } from '@ayana/contracts/consultations';
import type { FreeSlot } from '@ayana/contracts/problems';
import { freeTimes, type Hours, type Interval, isWithinHours } from './free-times.js';

const MINUTE_MS = 60_000;

/** A doctor and their free times, within one transaction. */
export interface OfferedDoctor {
  id: string;
  full_name: string;
  title: string;
  specialization: string;
  time_zone: string;
  hospital_name: string;
  city_name: string | null;
  video_fee_usd: number | null;
  phone_fee_usd: number | null;
  hours: readonly Hours[];
}

export class Offer {
  /** @param range that can be booked now; `taken` are the doctor's engagements */
  constructor(
    readonly doctor: OfferedDoctor,
    private readonly range: Interval,
    private readonly taken: readonly Interval[],
  ) {}

  /** Whether a time can be booked: offered, after the notice, within the horizon, and not taken. */
  isFree(kind: ConsultationKind, start: number): boolean {
    if (start < this.range.start || start >= this.range.end) return false;
    const [first] = freeTimes(this.doctor.hours, kind, { start, end: start + 1 }, this.taken);
    return first !== undefined && this.costs(kind) !== null;
  }

  /** Whether nobody else has it, and the doctor has not closed it since. The notice does not count: it was held in time. */
  isStillOffered(kind: ConsultationKind, { start, end }: Interval): boolean {
    const isTaken = this.taken.some((each) => each.start < end && start < each.end);
    return !isTaken && isWithinHours(this.doctor.hours, kind, { start, end });
  }

  /** The first bookable alternatives from an instant on; from the beginning when there are none after it. */
  next(kind: ConsultationKind, from: number, count: number): FreeSlot[] {
    if (this.costs(kind) === null) return [];
    const after = this.first(kind, Math.max(from, this.range.start), count);
    return after.length > 0 ? after : this.first(kind, this.range.start, count);
  }

  private costs(kind: ConsultationKind): number | null {
    return kind === 'video' ? this.doctor.video_fee_usd : this.doctor.phone_fee_usd;
  }

  private first(kind: ConsultationKind, start: number, count: number): FreeSlot[] {
    const found: FreeSlot[] = [];
    for (const time of freeTimes(this.doctor.hours, kind, { start, end: this.range.end }, this.taken)) {
      found.push({ starts_at: new Date(time.start).toISOString(), ends_at: new Date(time.end).toISOString() });
      if (found.length === count) break;
    }
    return found;
  }
}

/** The end of a consultation of a kind that begins at an instant. */
export const endOf = (kind: ConsultationKind, start: number): number => start + CONSULTATION_MINUTES[kind] * MINUTE_MS;
