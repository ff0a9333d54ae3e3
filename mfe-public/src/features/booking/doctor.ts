import type { components } from '@ayana/contracts/api';

/** What booking needs of a doctor. */
export type BookableDoctor = Pick<
  components['schemas']['DoctorSummaryDto'],
  'id' | 'full_name' | 'video_fee_usd' | 'phone_fee_usd' | 'time_zone' | 'city'
>;
export type FreeTime = components['schemas']['FreeTimeDto'];
export type Kind = FreeTime['kind'];
