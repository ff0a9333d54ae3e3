import { CONSULTATION_KINDS, type ConsultationKind } from '@ayana/contracts/catalogue';
import { kindOf } from './directory.js';
import type { Hours } from '../free-times/free-times.js';
import { dayTimes } from '../free-times/day-times.js';
import { type Engagement, nextTime } from '../free-times/next-time.js';

/** A doctor with all data of the directory's rows. */
export interface Subject {
  id: string;
  is_listed: boolean;
  hospital_id: string;
  city_id: string | null;
  specializations: readonly string[];
  languages: readonly string[];
  full_name: string;
  practising_since: number;
  video_fee_usd: number | null;
  phone_fee_usd: number | null;
  rating: number | null;
  ratings_count: number | null;
  hours: readonly Hours[];
  taken: readonly Engagement[];
}

/** A row of `doctor_directory`. */
export interface DirectoryRow {
  doctor_id: string;
  kind: ConsultationKind;
  is_default: boolean;
  is_listed: boolean;
  hospital_id: string;
  city_id: string | null;
  specializations: readonly string[];
  languages: readonly string[];
  full_name: string;
  practising_since: number;
  fee_usd: number;
  /** ISO 8601, or `infinity` for none within the horizon. */
  next_free_at: string;
  /** The best rating first; 0 for none. */
  rating_key: number;
  /** ISO 8601: the first in each half hour of the day, as `doctor_day_times` holds them. */
  day_times: readonly string[];
  valid_from: Date;
  valid_until: Date;
}

/** Larger numbers of ratings count the same. */
const MAX_RATINGS = 99_999;

/** From the best rating to none; of two equal ones the one with more ratings comes first. */
const ratingKey = (rating: number | null, count: number | null): number =>
  rating === null ? 0 : -(Math.round(rating * 10) * (MAX_RATINGS + 1) + Math.min(count ?? 0, MAX_RATINGS));

const isoOf = ({ start }: { start: number }): string => new Date(start).toISOString();

/** A row for each kind the doctor offers. */
export function rowsOf(subject: Subject, now: Date): DirectoryRow[] {
  const { id, video_fee_usd, phone_fee_usd, rating, ratings_count, hours, taken, ...facts } = subject;
  const fees = { video_fee_usd, phone_fee_usd };
  const byDefault = kindOf(fees, undefined)?.kind;
  return CONSULTATION_KINDS.flatMap((kind) => {
    const offered = kindOf(fees, kind);
    if (offered === null) return [];
    const { start, valid_until } = nextTime(hours, kind, taken, now.getTime());
    const row = {
      doctor_id: id,
      kind,
      is_default: kind === byDefault,
      fee_usd: offered.fee,
      next_free_at: start === null ? 'infinity' : new Date(start).toISOString(),
      rating_key: ratingKey(rating, ratings_count),
      day_times: start === null ? [] : dayTimes(hours, kind, start, taken).map(isoOf),
      valid_from: now,
      valid_until: new Date(valid_until),
    };
    return Object.assign(row, facts);
  });
}
