import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import { APPLICATION_DECISION_DAYS } from '@ayana/contracts/partnerships';
import type { PartnerKind } from '@ayana/contracts/partnerships';

import type { LineStep } from '../../layout/line-steps';
import type { WrittenPart } from '../../layout/written-section';

export const PARTNERSHIPS_MESSAGES = {
  title: 'Our Trusted Partners',
  lead: 'Hospitals treat. Others bring people there, house them, test and supply. Here is who they are, what each of them learns about a patient, and how we check them.',
  page_title: 'Our trusted partners, and how to join',
  description:
    'What a partner of Ayana is and is not, how hospitals and others are checked, what each learns about a patient, and how to apply.',
  hospitals: 'Look at the hospitals',
  apply: 'Apply as a partner or doctor',

  written: 'As of November 2026.',
  kinds_title: 'Six kinds of partner',
  kinds_lead: 'A partner sees only the work it was given, and of a patient only what that work needs.',
  does: 'Does',
  learns: 'Learns',
  never: 'Never learns',

  check_title: 'How a hospital is checked',
  check_lead:
    'In this order, before its page is shown. The others go through the same steps with the papers of their trade.',

  apply_title: 'Apply',
  apply_lead: `A person reads every application and writes to you within ${RESPONSE_HOURS} hours which papers are missing. Once they are complete we decide within ${APPLICATION_DECISION_DAYS} days, and say why.`,
  partner_form: 'As an organisation',
  doctor_form: 'As a doctor',
  account_title: 'You would rather have an account at once?',
  account:
    '[Register](/login?mode=register) as a partner or a doctor. The account is opened when you confirm your address; what you may see in it is decided by an administrator, after the same checks.',
  papers_title: 'Please send no papers yet',
  papers:
    'No licences, no passports, no patient’s data. When we need a paper we ask for it, and say how to send it safely.',

  organisation: 'Organisation',
  kind: 'Kind of partner',
  kind_none: 'Please choose',
  city: 'City',
  country: 'Country',
  country_none: 'Please choose',
  website: 'Website',
  website_example: 'https://',
  accreditations: 'Accreditations and licences',
  accreditations_hint: 'With number and the day each ends.',
  contact_name: 'Person we write to',
  partner_message: 'What would you do for patients from abroad?',

  name: 'Your name',
  specialization: 'Specialisation',
  specialization_none: 'Please choose',
  registration_number: 'Registration number',
  registration_council: 'Medical council',
  registration_hint: 'We look it up in the council’s public register.',
  hospital: 'Hospital or practice',
  languages: 'Languages you talk with patients in',
  languages_example: 'English, Tamil, Arabic',
  doctor_message: 'What do you do most often?',

  send: 'Send application',
  sending: 'Sending your application',
  accepted: (reference: string): string => `Application ${reference} has arrived`,
  accepted_text: `A person writes to you within ${RESPONSE_HOURS} hours. The mail we have just sent you says what happens next.`,

  next_title: 'You are looking for treatment?',
  next_text: 'Then our partners come to you: ask once, and at least two hospitals send a quote.',
} as const;

export const PARTNERSHIP_PARTS: readonly WrittenPart[] = [
  {
    id: 'is',
    title: 'What a partner is',
    text: [
      'Somebody we may send a patient’s request to, because they signed what they will and will not do: answer within the time they agreed to, itemise what they charge, name the person responsible, keep what they learn to themselves, and answer a complaint in writing.',
      'A partner hospital pays us a service fee when somebody we accompanied was treated there, the same share everywhere. What others pay us, and that nobody can buy a place in a list, stands on [about Ayana](/about#earn).',
    ],
  },
  {
    id: 'is-not',
    title: 'What a partner is not',
    text: [
      [
        'Not part of Ayana: the hospital treats you and is liable for it, and your contract is with the hospital.',
        'Not a guarantee. We check papers, answers and complaints. We cannot check every operation.',
        'Not the only choice. You may name any hospital you like, and we ask it for a quote.',
        'Not for ever: a partner whose accreditation has run out, or who does not answer, is set inactive and no longer shown.',
      ],
    ],
  },
];

export interface KindTexts {
  kind: PartnerKind;
  does: string;
  learns: string;
  never: string;
}

export const KIND_TEXTS: readonly KindTexts[] = [
  {
    kind: 'hospital',
    does: 'Reads reports, gives an opinion, quotes line by line, writes the visa letter, treats, and hands over the papers.',
    learns: 'The reports you agreed to send to this hospital, and what a treatment needs.',
    never: 'What other hospitals quoted.',
  },
  {
    kind: 'travel_visa',
    does: 'Helps with visa forms and tickets, with dates that can be moved.',
    learns: 'Names, passports and dates of those who travel, and the hospital’s letter.',
    never: 'Reports and diagnoses beyond what the visa letter says.',
  },
  {
    kind: 'logistics',
    does: 'Meets you at the airport, drives you, and brings an interpreter or a wheelchair.',
    learns: 'Your name, flight, phone, and what help you need to move.',
    never: 'Why you are here.',
  },
  {
    kind: 'lodging',
    does: 'Houses you near the hospital and files Form C within 24 hours of your arrival.',
    learns: 'Names, dates, passport for the form, and whether you need a lift.',
    never: 'Your treatment.',
  },
  {
    kind: 'laboratory',
    does: 'Takes samples and reports results to the doctor who ordered them.',
    learns: 'The order, your age and sex, and what the test needs to know.',
    never: 'The rest of your file.',
  },
  {
    kind: 'pharmacy',
    does: 'Dispenses what was prescribed, asks the doctor before it substitutes, and delivers.',
    learns: 'The prescription, your allergies, and where to deliver.',
    never: 'Reports and quotes.',
  },
];

export const CHECK_STEPS: readonly LineStep[] = [
  {
    title: 'Papers',
    when: 'before anything else',
    text: 'Registration of the hospital, accreditation with number and last day, licence for transplants where it does them, insurance against liability.',
  },
  {
    title: 'Doctors',
    when: 'each of them',
    text: 'Name and registration number against the public register of the medical council. Who is not found is not shown.',
  },
  {
    title: 'A quote on trial',
    when: 'two made-up cases',
    text: 'We ask for two itemised quotes and look for what is left out: implant, intensive care, extra days, the second operation.',
  },
  {
    title: 'An agreement',
    when: 'signed by both',
    text: 'Times to answer, one fee for all, what is kept secret, complaints in writing, and our right to ask for figures.',
  },
  {
    title: 'Then again',
    when: 'every year, and when something happens',
    text: 'Papers that end are asked for anew. A partner that answers late, or does not mend what was complained of, is set inactive and no longer shown.',
  },
];
