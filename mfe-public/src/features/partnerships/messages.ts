import { defineMessages } from '@ayana/contracts/language';
import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import { APPLICATION_DECISION_DAYS } from '@ayana/contracts/partnerships';
import type { PartnerKind } from '@ayana/contracts/partnerships';

import type { LineStep } from '../../articles/line-steps';
import type { ArticlePart } from '../../articles/article-section';

export const PARTNERSHIPS_MESSAGES = defineMessages('mfe-public/partnerships', {
  title: 'Our Trusted Partners',
  lead: 'Hospitals treat you. Other partners help with travel, rooms, tests and medicines. See who they are, what each learns about you, and how we check them.',
  page_title: 'Our trusted partners, and how to join',
  description:
    'What a partner of Ayana is and is not, how we check hospitals and others, what each learns about a patient, and how to apply.',
  hospitals: 'Look at the hospitals',
  apply: 'Apply as a partner or doctor',

  written: 'As of November 2026.',
  kinds_title: 'Six kinds of partner',
  kinds_lead: 'A partner sees only its own work, and only the patient data it needs for that work.',
  does: 'What they do',
  learns: 'What they learn about you',
  never: 'What they never learn',

  check_title: 'How we check a hospital',
  check_lead:
    'We take these steps, in this order, before we show its page. For other partners we check the papers of their trade in the same way.',

  apply_title: 'Apply',
  apply_lead: `A person reads every application. They write to you within ${RESPONSE_HOURS} hours and tell you which papers are missing. Once we have them all, we decide within ${APPLICATION_DECISION_DAYS} days and tell you why.`,
  partner_form: 'As an organisation',
  doctor_form: 'As a doctor',
  account_title: 'Do you want an account now?',
  account:
    '[Register](/login?mode=register) as a partner or a doctor. We open the account when you confirm your email address. An administrator decides what you can see in it, after the same checks.',
  papers_title: 'Please send no papers yet',
  papers:
    'Do not send licences, passports or patient data. If we need a paper, we ask for it and tell you how to send it safely.',

  organisation: 'Organisation',
  kind: 'Kind of partner',
  kind_none: 'Please choose',
  city: 'City',
  country: 'Country',
  country_none: 'Please choose',
  website: 'Website',
  website_example: 'https://',
  accreditations: 'Accreditations and licences',
  accreditations_hint: 'With the number and end date of each.',
  contact_name: 'Contact person',
  partner_message: 'What would you do for patients from abroad?',

  name: 'Your name',
  specialization: 'Specialisation',
  specialization_none: 'Please choose',
  registration_number: 'Registration number',
  registration_council: 'Medical council',
  registration_hint: 'We look it up in the council’s public register.',
  hospital: 'Hospital or practice',
  languages: 'Languages you speak with patients',
  languages_example: 'English, Tamil, Arabic',
  doctor_message: 'Which treatments do you do most often?',

  send: 'Send application',
  sending: 'Sending your application',
  accepted: (reference: string): string => `We have your application ${reference}`,
  accepted_text: `A person will write to you within ${RESPONSE_HOURS} hours. We have just emailed you what happens next.`,

  next_title: 'Are you looking for treatment?',
  next_text: 'Ask us once, and at least two hospitals send you a quote.',
});

export const PARTNERSHIP_PARTS: readonly ArticlePart[] = defineMessages('mfe-public/partnerships/partnership-parts', [
  {
    id: 'is',
    title: 'What a partner is',
    text: [
      'A partner is someone we can send a patient’s request to. Partners sign an agreement: they answer in the agreed time, itemise what they charge, name the person responsible, keep what they learn confidential, and answer complaints in writing.',
      'A partner hospital pays us a service fee after it has treated a person we helped. The share is the same everywhere. Read on [about Ayana](/about#earn) what others pay us, and why no one can buy a place in a list.',
    ],
  },
  {
    id: 'is-not',
    title: 'What a partner is not',
    text: [
      [
        'It is not part of Ayana. The hospital treats you and is liable for it, and your contract is with the hospital.',
        'It is not a guarantee. We check papers, answers and complaints. We cannot check every operation.',
        'It is not your only choice. Name any hospital you like, and we ask it for a quote.',
        'It does not stay a partner no matter what. If an accreditation runs out or a partner does not answer, we make it inactive and no longer show it.',
      ],
    ],
  },
]);

export interface KindTexts {
  kind: PartnerKind;
  does: string;
  learns: string;
  never: string;
}

export const KIND_MESSAGES: readonly KindTexts[] = defineMessages('mfe-public/partnerships/kind', [
  {
    kind: 'hospital',
    does: 'Reads your reports, gives an opinion and an itemised quote, writes the visa letter, treats you and gives you your papers.',
    learns: 'The reports you agreed to send to this hospital, and what it needs to treat you.',
    never: 'The quotes of other hospitals.',
  },
  {
    kind: 'travel_visa',
    does: 'Helps with visa forms and with tickets that you can change.',
    learns: 'Names, passports and dates of everyone who travels, and the hospital’s letter.',
    never: 'Reports and diagnoses beyond what the visa letter says.',
  },
  {
    kind: 'logistics',
    does: 'Meets you at the airport, drives you, and brings an interpreter or a wheelchair.',
    learns: 'Your name, flight, phone, and what help you need to move.',
    never: 'Why you came to India.',
  },
  {
    kind: 'lodging',
    does: 'Gives you a room near the hospital and files Form C within 24 hours of your arrival.',
    learns: 'Names, dates, your passport for the form, and whether you need a lift.',
    never: 'Your treatment.',
  },
  {
    kind: 'laboratory',
    does: 'Takes samples and reports results to the doctor who ordered them.',
    learns: 'The order, your age and sex, and what it needs to know for the test.',
    never: 'The rest of your file.',
  },
  {
    kind: 'pharmacy',
    does: 'Prepares and delivers your prescribed medicines, and asks the doctor before it replaces one.',
    learns: 'The prescription, your allergies, and where to deliver.',
    never: 'Reports and quotes.',
  },
]);

export const CHECK_STEPS: readonly LineStep[] = defineMessages('mfe-public/partnerships/check-steps', [
  {
    title: 'Papers',
    when: 'before anything else',
    text: 'We check its registration, its accreditation with number and end date, its transplant licence if it does transplants, and its liability insurance.',
  },
  {
    title: 'Doctors',
    when: 'each of them',
    text: 'We look up name and registration number in the public register of the medical council. If we do not find a doctor, we do not show them.',
  },
  {
    title: 'Two test quotes',
    when: 'two made-up cases',
    text: 'We ask for two itemised quotes and check what they leave out: implant, intensive care, extra days, a second operation.',
  },
  {
    title: 'An agreement',
    when: 'signed by both',
    text: 'It covers answer times, the same fee for all, confidentiality, complaints in writing, and our right to ask for figures.',
  },
  {
    title: 'Regular checks',
    when: 'every year, and when something happens',
    text: 'We ask for new papers when the old ones run out. If a partner answers late or does not put right what people complained about, we make it inactive and no longer show it.',
  },
]);
