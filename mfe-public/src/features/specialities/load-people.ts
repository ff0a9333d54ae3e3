import type { components } from '@ayana/contracts/api';
import type { Department } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';

import { nullOnFailure } from '../../loaders/null-on-failure';

export type SpecialityHospital = Pick<
  components['schemas']['PartnerHospitalDto'],
  'id' | 'hospital_name' | 'city' | 'accreditations' | 'bed_capacity' | 'answer_hours'
>;
export type SpecialityDoctor = Pick<
  components['schemas']['DoctorSummaryDto'],
  'id' | 'full_name' | 'title' | 'languages' | 'video_fee_usd' | 'hospital' | 'city'
>;

/** Some hospitals and doctors, with the totals. */
export interface SpecialityPeople {
  hospitals: readonly SpecialityHospital[];
  hospitals_total: number;
  doctors: readonly SpecialityDoctor[];
}

const HOSPITALS = 4;
const DOCTORS = 6;

/** Hospitals with the first department, doctors of any; null after a failure. */
export async function loadPeople(
  departments: readonly Department[],
  signal: AbortSignal,
): Promise<SpecialityPeople | null> {
  const [department] = departments;
  if (department === undefined) return null;
  const both = Promise.all([
    api.GET('/partner-hospitals', { params: { query: { department: [department], limit: HOSPITALS } }, signal }),
    api.GET('/doctors', { params: { query: { specialization: [...departments], limit: DOCTORS } }, signal }),
  ]);
  const reading = both.then(([hospitals, doctors]) => ({
    hospitals: hospitals.data?.items ?? [],
    hospitals_total: hospitals.data?.total ?? 0,
    doctors: doctors.data?.items ?? [],
  }));
  return nullOnFailure('Hospitals and doctors', reading, signal);
}
