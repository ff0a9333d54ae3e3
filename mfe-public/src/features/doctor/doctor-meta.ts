import type { PageMeta } from '@ayana/portal-kit';

import type { Crumb } from '../../page-layout/breadcrumbs';
import { breadcrumbData } from '../../page-layout/structured-data';
import type { DoctorInFull } from './doctor';
import { DOCTOR_MESSAGES as TEXTS } from './messages';

/** A doctor's breadcrumbs: all doctors, then those of the field. */
export const doctorCrumbs = ({ specialization }: Pick<DoctorInFull, 'specialization'>): Crumb[] => [
  { name: TEXTS.all, to: '/doctors' },
  { name: specialization, to: `/doctors?specialization=${encodeURIComponent(specialization)}` },
];

const LONGEST_DESCRIPTION = 158;

/** Limited to what search engines show: first the end is shortened, then the languages are left out. */
function describe({ full_name: name, title, city, hospital, languages }: DoctorInFull): string {
  const start = `${name}: ${title} at ${hospital.hospital_name}${city === null ? '' : `, ${city.name}`}.`;
  const speaks = `Speaks ${languages.slice(0, 3).join(', ')}.`;
  const free = 'Fees, free times in your zone.';
  const wordings = [
    `${start} ${speaks} Registration, procedures, fees, free times in your zone.`,
    `${start} ${speaks} ${free}`,
    `${start} ${free}`,
  ];
  return wordings.find((text) => text.length <= LONGEST_DESCRIPTION) ?? start;
}

/** The metadata of a doctor's page. */
export function doctorMeta(doctor: DoctorInFull, origin: string): PageMeta {
  const { id, full_name: name, title, specialization, specializations, city, hospital, languages } = doctor;
  const path = `/doctors/${id}`;
  const where = city === null ? '' : `, ${city.name}`;
  return {
    title:
      `${name}, ${specialization}${where}`.length <= 51
        ? `${name}, ${specialization}${where}`
        : `${name}, ${specialization}`,
    description: describe(doctor),
    canonical: path,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Physician',
        name,
        description: title,
        url: `${origin}${path}`,
        medicalSpecialty: specializations,
        knowsLanguage: languages,
        identifier: doctor.registration_number,
        memberOf: { '@type': 'Organization', name: doctor.council },
        hospitalAffiliation: {
          '@type': 'Hospital',
          name: hospital.hospital_name,
          url: `${origin}/hospital/${hospital.id}`,
        },
        address: {
          '@type': 'PostalAddress',
          ...(city === null ? {} : { addressLocality: city.name }),
          addressCountry: 'IN',
        },
      },
      breadcrumbData(origin, doctorCrumbs(doctor), { name, to: path }),
    ],
  };
}
