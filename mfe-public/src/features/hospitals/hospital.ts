import type { components } from '@ayana/contracts/api';

/** A hospital as the API lists it. */
export type ListedHospital = components['schemas']['PartnerHospitalDto'];
export type HospitalsPage = components['schemas']['PartnerHospitalsPageDto'];
