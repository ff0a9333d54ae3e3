import { BROCHURE_LANGUAGES, BROCHURE_SPECIALITIES } from '../brochures/index.ts';
import { CONSULTATION_TYPES, SPECIALIZATIONS, TIME_SLOTS } from '../consultations/index.ts';
import type { FormFunction } from '../forms/index.ts';
import { PARTNER_KINDS } from '../partnerships/index.ts';
import { SUPPORT_TOPICS } from '../support/index.ts';

/** What a form is sent with: as people write, as much as fits, from right to left, nothing, and wrong in each field that has a rule. */
export const SAMPLE_KINDS = ['ordinary', 'long', 'right_to_left', 'empty', 'wrong'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

export interface FormSample {
  form: FormFunction;
  kind: SampleKind;
  body: Readonly<Record<string, unknown>>;
  /** The fields the API has to refuse; none where it has to accept the form. */
  refused: readonly string[];
}

const DAY = 24 * 60 * 60 * 1000;
/** Characters of the longest text a field takes. */
const LONGEST = 1000;

const long = (text: string): string =>
  text
    .repeat(Math.ceil(LONGEST / text.length))
    .slice(0, LONGEST)
    .trim();

/** The same answers in three ways: words, and what is chosen, dated or dialled. */
interface Words {
  first: string;
  last: string;
  city: string;
  country: string;
  text: string;
  short: string;
}
const WORDS: Readonly<Record<'ordinary' | 'long' | 'right_to_left', Words>> = {
  ordinary: {
    first: 'Amina',
    last: 'Otieno',
    city: 'Nairobi',
    country: 'Kenya',
    text: 'My left hip has hurt for two years.\nMy doctor says it must be replaced. What would it cost?',
    short: 'Hip replacement',
  },
  long: {
    first: long('Wilhelmina-Anastasia '),
    last: long('Featherstonehaugh-Okonkwo '),
    city: long('Llanfairpwllgwyngyll '),
    country: 'Kenya',
    text: long('The knee has been swollen since March, and the stairs take me longer every week. '),
    short: long('Donaudampfschifffahrtsgesellschaft'),
  },
  right_to_left: {
    first: 'أمينة',
    last: 'العبدالله',
    city: 'مسقط',
    country: 'عُمان',
    text: 'تؤلمني ركبتي اليسرى منذ عامين.\nيقول طبيبي (Dr Otieno) إنها تحتاج إلى عملية. كم تكلف؟',
    short: 'استبدال الركبة',
  },
};

type Bodies = Readonly<Record<FormFunction, Readonly<Record<string, unknown>>>>;

function bodiesOf({ first, last, city, country, text, short }: Words, email: string, day: string): Bodies {
  const name = `${first} ${last}`.slice(0, LONGEST);
  const phone = '+254 712 000 000';
  return {
    'contact-form': {
      first_name: first,
      last_name: last,
      email,
      phone,
      interested_procedure: short,
      preferred_destination: city,
      additional_info: text,
    },
    'consultation-form': {
      consultation_type: CONSULTATION_TYPES[0],
      name,
      email,
      phone,
      preferred_date: day,
      preferred_time: TIME_SLOTS[0],
      procedure_interest: short,
      country,
      city,
      timezone: 'UTC+03:00',
      time_zone: 'Africa/Nairobi',
      destination_preference: city,
      notes: text,
    },
    'video-consultation-request': {
      patient_name: name,
      email,
      phone,
      preferred_date: day,
      preferred_time: TIME_SLOTS[0],
      procedure_interest: short,
      medical_condition: text,
      country,
      city,
      timezone: 'UTC+03:00',
      time_zone: 'Africa/Nairobi',
      notes: text,
    },
    newsletter: { email },
    'support-request': { topic: SUPPORT_TOPICS[0], name, email, phone, message: text },
    'brochure-request': {
      speciality: BROCHURE_SPECIALITIES[0],
      language: BROCHURE_LANGUAGES[0],
      name,
      email,
      may_write: false,
    },
    'partner-application': {
      organisation: short,
      kind: PARTNER_KINDS[0],
      city,
      country,
      accreditations: short,
      contact_name: name,
      email,
      phone,
      message: text,
    },
    'doctor-application': {
      name,
      specialization: SPECIALIZATIONS[0],
      registration_number: 'TN-104729',
      registration_council: short,
      city,
      hospital: short,
      languages: short,
      email,
      phone,
      message: text,
    },
    'career-application': {
      name,
      email,
      phone,
      place: city,
      languages: short,
      experience: text,
      message: text,
    },
  };
}

/** What each form cannot do without, and what is wrong in each: an address, a number, a day of the past, a choice that is none. */
const REQUIRED: Readonly<Record<FormFunction, readonly string[]>> = {
  'contact-form': ['email', 'first_name', 'last_name'],
  'consultation-form': [
    'consultation_type',
    'email',
    'name',
    'phone',
    'preferred_date',
    'preferred_time',
    'procedure_interest',
  ],
  'video-consultation-request': ['email', 'patient_name', 'preferred_date', 'preferred_time'],
  newsletter: ['email'],
  'support-request': ['email', 'message', 'name', 'topic'],
  'brochure-request': ['email', 'language', 'speciality'],
  'partner-application': ['city', 'contact_name', 'country', 'email', 'kind', 'organisation'],
  'doctor-application': [
    'city',
    'email',
    'languages',
    'name',
    'registration_council',
    'registration_number',
    'specialization',
  ],
  'career-application': ['email', 'experience', 'languages', 'name', 'place'],
};
const WRONG_VALUES: Readonly<Record<string, unknown>> = {
  email: 'amina@',
  phone: 'call me',
  preferred_date: '2026-02-30',
  preferred_time: 'teatime',
  timezone: 'Nairobi',
  time_zone: 'Mars/Olympus',
  consultation_type: 'By pigeon',
  topic: 'weather',
  speciality: 'magic',
  language: 'Klingon',
  kind: 'circus',
  specialization: 'Alchemy',
  may_write: 'perhaps',
};

/**
 * Every form with every kind of answers.
 * @param email the sender's: an address that may receive tests
 */
export function formSamples(email: string, now: Date): FormSample[] {
  const day = new Date(now.getTime() + 14 * DAY).toISOString().slice(0, 10);
  const written = {
    ordinary: bodiesOf(WORDS.ordinary, email, day),
    long: bodiesOf(WORDS.long, email, day),
    right_to_left: bodiesOf(WORDS.right_to_left, email, day),
  };
  return (Object.keys(written.ordinary) as FormFunction[]).flatMap((form): FormSample[] => {
    const wrong = Object.keys(written.ordinary[form]).filter((field) => Object.hasOwn(WRONG_VALUES, field));
    return SAMPLE_KINDS.map((kind) => {
      if (kind === 'empty') return { form, kind, body: {}, refused: REQUIRED[form] };
      if (kind !== 'wrong') return { form, kind, body: written[kind][form], refused: [] };
      const body = {
        ...written.ordinary[form],
        ...Object.fromEntries(wrong.map((field) => [field, WRONG_VALUES[field]])),
      };
      return { form, kind, body, refused: wrong.toSorted() };
    });
  });
}
