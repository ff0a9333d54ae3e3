import { defineMessages } from '../language/index.ts';

/** Kinds of partner that can apply; the names of their roles without `partner/` (spec section 6). */
export const PARTNER_KINDS = ['hospital', 'travel_visa', 'logistics', 'lodging', 'laboratory', 'pharmacy'] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

/** Display names of the kinds. */
export const PARTNER_KIND_NAMES: Readonly<Record<PartnerKind, string>> = defineMessages(
  'contracts/partnerships/partner-kind-names',
  {
    hospital: 'Hospital',
    travel_visa: 'Travel and visa',
    logistics: 'Logistics',
    lodging: 'Lodging',
    laboratory: 'Laboratory',
    pharmacy: 'Pharmacy',
  },
);

/** Fields of a partner's application as sent, in the order of the form. */
export const PARTNER_APPLICATION_FIELDS = [
  'organisation',
  'kind',
  'city',
  'country',
  'website',
  'accreditations',
  'contact_name',
  'email',
  'phone',
  'message',
] as const;
export type PartnerApplicationField = (typeof PARTNER_APPLICATION_FIELDS)[number];

/** Error of a required field that is empty. */
export const PARTNER_APPLICATION_MISSING = defineMessages('contracts/partnerships/partner-application-missing', {
  organisation: 'Please enter the name of your organisation.',
  kind: 'Please choose what kind of partner you would be.',
  city: 'Please enter the city you work in.',
  country: 'Please enter the country you work in.',
  contact_name: 'Please enter the name of the person we should write to.',
  email: 'Please enter an email address we can answer, like name@example.com.',
}) satisfies Partial<Record<PartnerApplicationField, string>>;

/** Fields of a doctor's application as sent, in the order of the form. */
export const DOCTOR_APPLICATION_FIELDS = [
  'name',
  'specialization',
  'registration_number',
  'registration_council',
  'city',
  'hospital',
  'languages',
  'email',
  'phone',
  'message',
] as const;
export type DoctorApplicationField = (typeof DOCTOR_APPLICATION_FIELDS)[number];

/** Error of a required field that is empty. */
export const DOCTOR_APPLICATION_MISSING = defineMessages('contracts/partnerships/doctor-application-missing', {
  name: 'Please enter your name.',
  specialization: 'Please choose your specialisation.',
  registration_number: 'Please enter your registration number.',
  registration_council: 'Please enter the medical council that registered you.',
  city: 'Please enter the city you practise in.',
  languages: 'Please enter the languages you talk with patients in.',
  email: 'Please enter an email address we can answer, like name@example.com.',
}) satisfies Partial<Record<DoctorApplicationField, string>>;

/** Days within which a complete application is decided. The first answer comes as fast as that of every request. */
export const APPLICATION_DECISION_DAYS = 30;
