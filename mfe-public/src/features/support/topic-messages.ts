import { defineMessages } from '@ayana/contracts/language';
import type { ExplainedTopic } from './topics';

export interface TopicTexts {
  we_do: readonly string[];
  we_do_not: readonly string[];
}

/** What we do and do not do, topic by topic. */
export const TOPIC_MESSAGES: Readonly<Record<ExplainedTopic, TopicTexts>> = defineMessages('mfe-public/support/topic', {
  documents: {
    we_do: [
      'Tell you which reports a hospital needs for an opinion, before you pay for copies.',
      'Pass your papers on to the hospitals you choose, and to no others.',
      'Ask the hospital for its invitation letter for your medical visa.',
      'Tell you which papers need a certified translation, and who asks for it.',
    ],
    we_do_not: [
      'Read a scan or a laboratory result for you. A doctor does that in the [video consultation](/video-consultation).',
      'Keep your originals. Send copies, and carry the originals yourself.',
      'Write, change or certify a medical document.',
      'Decide on your visa. The Indian mission in your country does that.',
    ],
  },
  flights: {
    we_do: [
      'Give you the earliest and the latest sensible dates, from the hospital’s own plan.',
      'Tell you when you need the airline’s medical form (MEDIF), and ask the hospital to fill in its part.',
      'Ask the hospital for the fit-to-fly letter before your journey home.',
      'Name a travel partner if you do not want to book yourself.',
    ],
    we_do_not: [
      'Sell tickets, or take money for them. You pay the airline or the agency.',
      'Decide whether you are fit to fly. Your surgeon and the airline’s doctors do that.',
      'Pay for changing your ticket. Book one you can change, because treatment dates often change.',
    ],
  },
  accommodation: {
    we_do: [
      'Name places near your hospital that have what you need after an operation: a lift, a kitchen, a shower without a step.',
      'Pass your dates on to a lodging partner. It learns your name and your dates, never your diagnosis.',
      'Tell you what the hospital offers the person who stays with you.',
    ],
    we_do_not: [
      'Own or run rooms, or take deposits for them.',
      'Register you with the authorities. The place you stay at files Form C within 24 hours of your arrival. Ask for proof.',
      'Guarantee a rate that is not in your written booking.',
    ],
  },
  transport: {
    we_do: [
      'Arrange for a logistics partner to meet you at the airport with your name on a sign.',
      'Ask for a wheelchair, or a car with a lift, if you tell us two days ahead.',
      'Give you the driver’s name and number before you leave home, in your time and in India’s.',
    ],
    we_do_not: [
      'Run ambulances. In an emergency call 112, or 108 for an ambulance in most states.',
      'Ask you for cash on arrival. Your plan says what was agreed. If a driver asks for more, tell us.',
    ],
  },
  case_management: {
    we_do: [
      'Give every request to one person. You see their name in the answer.',
      'Tell you what comes next, who does it and by when, at each of the ten steps of [the journey](/services/patient-journey).',
      'Ask hospitals for quotes that say what is not included.',
      'Give your case to another person if you ask for it. You do not need to give a reason.',
    ],
    we_do_not: [
      'Give medical advice. Case managers are not doctors.',
      'Choose your hospital or your doctor for you.',
      'Answer at every hour. See our hours on this page. At night, call the hospital’s own desk.',
    ],
  },
  portal: {
    we_do: [
      'Help you get in again. First try [a new password by email](/request-password-reset).',
      'Fix what is broken on this site. The number under an error message helps us find it.',
      'Change the role of an account if an organisation asks for it.',
    ],
    we_do_not: [
      'Ask for your password. No one at Ayana ever does, in any way.',
      'Change the email address of an account for a person who cannot prove that it is their account.',
    ],
  },
  personal_data: {
    we_do: [
      'Tell you what we keep, correct what is wrong, and erase what the law does not require us to keep.',
      'Answer requests under the DPDP Act 2023 and the GDPR; [the privacy page](/privacy) explains how and by when.',
    ],
    we_do_not: [
      'Erase the hospital’s own file about you. Each hospital keeps that under Indian law and is responsible for it.',
      'Charge for any of it.',
    ],
  },
  complaint: {
    we_do: [
      'Give it to a person who was not involved.',
      'Ask the hospital or partner for a written answer, and send you all of it.',
      'Keep it apart from your treatment. We do not tell the people who treat you, unless you want us to.',
      'Tell you who else can help: the State Medical Council for a doctor’s conduct, the National Consumer Helpline (1915 in India) for a bill, the body that accredited the hospital for its standards.',
    ],
    we_do_not: [
      'Judge whether a treatment was right. Medical councils and courts do that.',
      'Ask you to withdraw a review, or to sign that you will keep silent.',
    ],
  },
});
