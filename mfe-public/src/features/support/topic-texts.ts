import type { ExplainedTopic } from './topics';

export interface TopicTexts {
  we_do: readonly string[];
  we_do_not: readonly string[];
}

/** What we do and do not do, topic by topic. */
export const TOPIC_TEXTS: Readonly<Record<ExplainedTopic, TopicTexts>> = {
  documents: {
    we_do: [
      'Tell you which reports a hospital needs for an opinion, before you pay for copies.',
      'Pass your papers on to the hospitals you choose, and to no others.',
      'Ask the hospital for its invitation letter for your medical visa.',
      'Tell you which papers need a certified translation, and who in the process asks for it.',
    ],
    we_do_not: [
      'Read a scan or a laboratory result for you: a doctor does that, in the [video consultation](/video-consultation).',
      'Keep your originals. Send copies; carry the originals yourself.',
      'Write, change or certify a medical document.',
      'Decide on your visa: the Indian mission in your country does.',
    ],
  },
  flights: {
    we_do: [
      'Give you the earliest and the latest sensible dates, from the hospital’s own plan.',
      'Tell you when the airline’s medical form (MEDIF) is needed, and ask the hospital to fill in its part.',
      'Ask the hospital for the fit-to-fly letter before your way home.',
      'Name a travel partner, if you would rather not book yourself.',
    ],
    we_do_not: [
      'Sell tickets, or take money for them. You pay the airline or the agency.',
      'Decide whether you are fit to fly: your surgeon and the airline’s doctors do.',
      'Pay for a changed ticket. Book one that can be moved; treatment dates do move.',
    ],
  },
  accommodation: {
    we_do: [
      'Name places near your hospital with what matters after an operation: a lift, a kitchen, a shower without a step.',
      'Pass your dates on to a lodging partner. It learns your name and your dates, never your diagnosis.',
      'Tell you what the hospital offers the person who stays with you.',
    ],
    we_do_not: [
      'Own or run rooms, or take deposits for them.',
      'Register you with the authorities: the place you stay at files Form C within 24 hours of your arrival. Ask to see that it did.',
      'Guarantee a rate that is not in your written booking.',
    ],
  },
  transport: {
    we_do: [
      'Arrange with a logistics partner that somebody waits for you at the airport with your name on a sign.',
      'Ask for a wheelchair, or a car with a lift, when we know of it two days ahead.',
      'Give you the driver’s name and number before you leave home, in your time and in India’s.',
    ],
    we_do_not: [
      'Run ambulances. In an emergency call 112, or 108 for an ambulance in most states.',
      'Ask you for cash on arrival. What was agreed is in your plan; a driver who asks for more should be told to us.',
    ],
  },
  case_management: {
    we_do: [
      'Take over every request by a named person; you see the name in the answer.',
      'Tell you what comes next, who does it and by when, at each of the ten steps of [the journey](/services/patient-journey).',
      'Ask hospitals for quotes that say what is not included.',
      'Give your case to another person, if you ask for it. You need not give a reason.',
    ],
    we_do_not: [
      'Give medical advice. Case managers are not doctors, and say so.',
      'Choose your hospital or your doctor for you.',
      'Answer at every hour: see the hours beside. At night the hospital’s own desk is the place to call.',
    ],
  },
  portal: {
    we_do: [
      'Help you get in again: first try [a new password by mail](/request-password-reset).',
      'Mend what is broken on this site. The number under an error message helps us find it.',
      'Change the role of an account, when an organisation asks for it.',
    ],
    we_do_not: [
      'Ask for your password. Nobody at Ayana ever does, by any channel.',
      'Change the e-mail address of an account for somebody who cannot show that it is theirs.',
    ],
  },
  personal_data: {
    we_do: [
      'Tell you what we keep, correct what is wrong, and erase what we need not keep by law.',
      'Answer requests under the DPDP Act 2023 and the GDPR; [the privacy page](/privacy) says how and until when.',
    ],
    we_do_not: [
      'Erase the hospital’s own file about you. Each hospital keeps that under Indian law, and answers for it itself.',
      'Charge for any of it.',
    ],
  },
  complaint: {
    we_do: [
      'Have it read by a person who was not part of what you complain about.',
      'Ask the hospital or partner for a written answer, and pass it on to you unshortened.',
      'Keep it apart from your treatment: nobody who treats you learns of it from us, unless you want that.',
      'Name who else can help: the State Medical Council for a doctor’s conduct, the National Consumer Helpline (1915 in India) for a bill, the body that accredited the hospital for its standards.',
    ],
    we_do_not: [
      'Judge whether a treatment was right: medical councils and courts do.',
      'Ask you to withdraw a review, or to sign that you will be silent.',
    ],
  },
};
