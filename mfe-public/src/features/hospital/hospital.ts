import type { components } from '@ayana/contracts/api';
import { BUILT_IN_HOSPITALS } from '@ayana/contracts/hospitals';
import type { BuiltInHospital } from '@ayana/contracts/hospitals';

/** A hospital with all data of its page (spec section 3, partner_hospitals). */
export type Hospital = components['schemas']['HospitalDto'];

const BUILT_IN_BY_ID = new Map<string, BuiltInHospital>(BUILT_IN_HOSPITALS.map((hospital) => [hospital.id, hospital]));

/** One of the five built-in hospitals, by its fixed id. */
export function builtInHospital(id: string): BuiltInHospital | undefined {
  return BUILT_IN_BY_ID.get(id.toLowerCase());
}

/** A built-in hospital's data without the API. */
export function fromBuiltIn({ id, name, image, bed_capacity, ...profile }: BuiltInHospital): Hospital {
  const { about, accreditations, departments, infrastructure, contact } = profile.details;
  return {
    id,
    slug: profile.slug,
    hospital_name: name,
    hospital_type: null,
    summary: profile.description,
    departments: [...departments],
    accreditations: [...accreditations],
    bed_capacity,
    featured_image_url: image,
    languages: [],
    answer_hours: null,
    airport_minutes: null,
    price_from: null,
    rating: null,
    next_free_at: null,
    day_times: [],
    city: null,
    doctors_count: 0,
    price: null,
    profile: {
      ...profile,
      specialties: [...profile.specialties],
      features: [...profile.features],
      details: {
        about,
        contact,
        infrastructure: [...infrastructure],
        accreditations: [...accreditations],
        departments: [...departments],
      },
    },
    partner: { company_name: name, status: 'active' },
    about,
    address: null,
    latitude: null,
    longitude: null,
    founded_year: null,
    icu_beds: null,
    operating_theatres: null,
    equipment: [...infrastructure],
    desk_hours: null,
    ...contact,
    gallery: [],
    accreditation_details: [],
    department_doctors: [],
    prices: [],
    doctors: [],
  };
}

/** Doctors of a hospital, those of its main departments first. */
export function doctorsByDepartment({
  doctors,
  departments,
}: Pick<Hospital, 'doctors' | 'departments'>): Hospital['doctors'] {
  const rank = ({ specialization }: Hospital['doctors'][number]): number => {
    const place = departments.indexOf(specialization);
    return place < 0 ? departments.length : place;
  };
  return doctors.toSorted((a, b) => rank(a) - rank(b));
}
