import type { components } from '@ayana/contracts/api';

/** A doctor as the API lists them. */
export type Doctor = components['schemas']['DoctorSummaryDto'];
export type DoctorsPage = components['schemas']['DoctorsPageDto'];
export type FreeTime = components['schemas']['FreeTimeDto'];
