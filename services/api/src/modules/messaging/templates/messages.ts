import { BRAND } from '@ayana/contracts/brand';

/**
 * Every word of the mails and text messages. Sentences say what happens next, by when and who does it; nothing here is
 * formatting. Placeholders are functions' arguments.
 */
export const MAIL_MESSAGES = {
  hello: (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`),
  /** `Tuesday 24 November, 10:00 your time, 12:30 in Chennai` */
  both_times: (day: string, yours: string, theirs: string, place: string) =>
    `${day}, ${yours} your time, ${theirs} in ${place}`,
  times: (yours: string, theirs: string, place: string) => `${yours} your time, ${theirs} in ${place}`,
  /** Where the reader's zone is unknown. */
  both_times_utc: (day: string, utc: string, theirs: string, place: string) =>
    `${day}, ${utc} UTC, ${theirs} in ${place}`,
  from_to: (start: string, end: string) => `${start} to ${end}`,
  your_time: (place: string) => `Your time, ${place}`,
  visitors_time: (place: string) => `Their time, ${place}`,
  in_place: (place: string) => `In ${place}`,
  zone_unknown: 'Time zone not given',
  next: 'What happens next',
  you_wrote: 'What you wrote',
  they_wrote: 'What they wrote',
  done: 'Done',
  now: 'Now',
  within: (hours: number) => `Within ${hours} hours`,
  by: (moment: string) => `By ${moment}`,
  after_that: 'Then',
  free: 'Asking costs nothing and commits you to nothing.',
  keep_number: (reference: string) => `Your request number is ${reference}. Please give it when you write or call.`,
  add_something: 'If you want to add something or change a detail, answer this mail.',
  reason_form: (email: string) =>
    `You get this mail because ${email} was entered on our website. If that was not you, please ignore it.`,
  reason_team: 'This notice goes to the team for every accepted form.',
  open_request: 'Open the request',
  answer_by: (moment: string) => `Answer by ${moment}. The visitor was promised it.`,
  video: 'Video consultation',
  phone: 'Phone consultation',
  minutes: (type: string, minutes: number) => `${type}, ${minutes} minutes`,
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    procedure: 'Procedure',
    destination: 'Preferred city in India',
    destination_free: 'Preferred destination',
    type: 'Consultation',
    specialization: 'Specialisation',
    country: 'Country',
    city: 'City',
    zone: 'Time zone',
    condition: 'Medical condition',
    notes: 'Notes',
    reason: 'Reason',
    source: 'Source',
    received: 'Received',
    reference: 'Request number',
  },

  contact: {
    subject: (reference: string) => `We have your message (${reference})`,
    title: 'We have your message',
    preheader: (due: string) => `A person answers by ${due}.`,
    lead: 'Thank you for writing. Somebody from our team reads your message and answers it by mail.',
    arrived: 'Your message arrived',
    reading: 'Our team reads it',
    reading_detail: 'If something is missing for a good answer, we ask.',
    answered: 'You get an answer to this address',
    quote: 'Your message',
    notice_subject: (name: string, reference: string) => `New message: ${name} (${reference})`,
    notice_title: (name: string) => `New message from ${name}`,
    notice_preheader: (due: string) => `Answer by ${due}.`,
  },

  consultation: {
    subject: (reference: string) => `We have your consultation request (${reference})`,
    title: 'We have your consultation request',
    video_subject: (reference: string) => `We have your video consultation request (${reference})`,
    video_title: 'We have your video consultation request',
    preheader: (due: string) => `We contact you by ${due} to confirm the time.`,
    lead: 'Thank you for asking. Somebody from our team looks for a free time as close as possible to the one you chose, and contacts you to confirm it.',
    asked_for: 'You asked for',
    not_yet: 'This is your wish. It becomes an appointment once we have confirmed it.',
    arrived: 'Your request arrived',
    checking: 'Our team checks the time you chose',
    confirmed: 'We contact you to confirm your appointment',
    confirmed_detail: (phone: string) => `By mail, or by SMS or messaging app at ${phone}.`,
    confirmed_mail_only: 'By mail to this address.',
    talk_video: (minutes: number) => `You talk by video, ${minutes} minutes`,
    talk_phone: (minutes: number) => `You talk by phone, ${minutes} minutes`,
    talk_detail: 'The confirmation carries a calendar file with the exact time.',
    details: 'What you told us',
    quote: 'Your notes',
    quote_condition: 'Your medical condition',
    notice_subject: (type: string, name: string, country: string, reference: string) =>
      `New ${type.toLowerCase()} request: ${name}${country === '' ? '' : `, ${country}`} (${reference})`,
    notice_title: (type: string) => `New ${type.toLowerCase()} request`,
    notice_preheader: (name: string, moment: string) => `${name} asks for ${moment}.`,
    they_asked_for: 'They asked for',
  },

  confirmed: {
    subject: (type: string, when: string, reference: string) =>
      `Confirmed: ${type.toLowerCase()}, ${when} (${reference})`,
    subject_moved: (type: string, when: string, reference: string) =>
      `Moved: ${type.toLowerCase()}, now ${when} (${reference})`,
    title: (type: string) => `Your ${type.toLowerCase()} is confirmed`,
    title_moved: (type: string) => `Your ${type.toLowerCase()} has moved`,
    appointment: (minutes: number) => `Your appointment, ${minutes} minutes`,
    lead: 'Please keep this time free. It is held for you.',
    lead_moved: 'This time replaces the earlier one. It is held for you.',
    settled: 'Your time is confirmed',
    calendar: 'Put it in your calendar',
    calendar_detail: 'The file consultation.ics in this mail shows it at the right time, wherever you are.',
    join_video: 'Join the video',
    join_video_detail: 'Open the link a few minutes early and try your camera and sound.',
    talk_video: 'You talk by video',
    join_video_later: 'Before that, we write to you how to join.',
    join_phone: 'We call you',
    join_phone_detail: (phone: string) => `At ${phone}. Please keep the line free.`,
    join_phone_no_number: 'Please answer this mail with the number we should call.',
    afterwards: 'You decide',
    afterwards_detail: 'After the talk you choose whether and how to go on. Nothing is due before that.',
    join_button: 'Join the video',
    cannot: 'If the time does not suit you, answer this mail and we look for another.',
    reason: 'You get this mail because you asked us for a consultation.',
    calendar_summary: (type: string) => `${type} with ${BRAND.name}`,
    calendar_filename: 'consultation.ics',
  },

  newsletter: {
    subject: 'You are subscribed to our newsletter',
    title: 'You are subscribed',
    preheader: 'We write when prices, visa rules or hospitals change.',
    lead: 'Thank you for subscribing. We write when something changes that matters for a treatment in India: prices, visa rules, hospitals.',
    leave: 'You can leave at any time, without giving a reason: ',
    leave_link: 'leave the newsletter',
    leave_by_mail: 'leave the newsletter by mail',
    reason: (email: string) =>
      `You get this mail because ${email} was entered for our newsletter. If that was not you, leave it by the link above.`,
    notice_subject: 'New newsletter subscriber',
    notice_title: 'New newsletter subscriber',
    notice_preheader: (email: string) => `${email} subscribed.`,
  },

  reply: {
    subject: (reference: string) => `Our answer to your request (${reference})`,
    title: 'Our answer to your request',
    signature: (name: string) => `${name}, ${BRAND.name}`,
    signature_team: `The ${BRAND.name} team`,
    go_on: 'To go on, answer this mail. Your answer reaches the same team.',
    reason: 'You get this mail because you wrote to us.',
  },
} as const;

/** SMS and WhatsApp: one or two short sentences, without medical detail, since others may read the screen. */
export const TEXT_MESSAGES = {
  contact_received: (name: string, reference: string) =>
    `${BRAND.name}: Hello ${name}, we have your message. A person answers by e-mail within 24 hours. Your number: ${reference}.`,
  consultation_received: (name: string, reference: string) =>
    `${BRAND.name}: Hello ${name}, we have your consultation request. We contact you within 24 hours to confirm the time. Your number: ${reference}.`,
  consultation_confirmed: (name: string, when: string, reference: string) =>
    `${BRAND.name}: Hello ${name}, your consultation is confirmed: ${when}. Your number: ${reference}.`,
} as const;
