import { defineMessages, plural, select } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';

/**
 * The texts of the mails and text messages. Sentences say what happens next, by when and who does it, without formatting. Placeholders are
 * functions' arguments.
 */
export const MAIL_MESSAGES = defineMessages('api/messaging/mail', {
  /** Before the subject of a mail that the staff send as a test. */
  test: (subject: string) => `[Test] ${subject}`,
  hello: (name: string) => `Hello${select(name, { none: '', other: ` ${name}` })},`,
  /** `Tuesday 24 November, 10:00 your time, 12:30 in Chennai` */
  both_times: (day: string, yours: string, theirs: string, place: string) =>
    `${day}, ${yours} your time, ${theirs} in ${place}`,
  times: (yours: string, theirs: string, place: string) => `${yours} your time, ${theirs} in ${place}`,
  /** For a reader whose zone is unknown. */
  both_times_utc: (day: string, utc: string, theirs: string, place: string) =>
    `${day}, ${utc} UTC, ${theirs} in ${place}`,
  from_to: (start: string, end: string) => `${start} to ${end}`,
  your_time: (place: string) => `Your time, ${place}`,
  visitors_time: (place: string) => `Their time, ${place}`,
  in_place: (place: string) => `In ${place}`,
  zone_unknown: 'Time zone not given',
  /** Before the number of a request, and of a case. */
  request: 'Request',
  case: 'Case',
  next: 'What happens next',
  you_wrote: 'What you wrote',
  they_wrote: 'What they wrote',
  done: 'Done',
  now: 'Now',
  within: (hours: number) => `Within ${hours} hours`,
  by: (moment: string) => `By ${moment}`,
  after_that: 'Then',
  free: 'Asking is free, and you are not committed to anything.',
  keep_number: (reference: string) => `Your request number is ${reference}. Please give it when you write or call.`,
  received_page: 'You can also read ',
  received_page_link: 'what happens next on our website',
  add_something: 'If you want to add something or change a detail, reply to this email.',
  reason_form: (email: string) =>
    `You get this email because someone entered ${email} on our website. If that was not you, please ignore it.`,
  reason_team: 'This notice goes to the team for every accepted form.',
  open_request: 'Open the request',
  open_inbox: 'Open the inbox',
  answer_by: (moment: string) => `Answer by ${moment}. We promised this to the visitor.`,
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
    trip_estimate: 'Trip cost estimate',
    type: 'Consultation',
    specialization: 'Specialisation',
    doctor: 'Doctor, booked',
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

  /** How the reader of an acknowledgement gets to the case. */
  opening: {
    heading: (number: string) => `Your request ${number}`,
    who: 'Who answers',
    who_answers: `A case manager of ${BRAND.name}, a person of our own team in Chennai`,
    when: 'Until when',
    when_booked: (moment: string) => `You talk at the time above. To what you send us, we answer by ${moment}.`,
    reports: 'Send your reports',
    write: 'Write to us',
    guest: (moment: string) =>
      `Both buttons open your request without an account, until ${moment}. They open nothing else, and what is medical is read only with a code that we text to your phone. Do not share them: `,
    portal: 'Both buttons open your account, where your request is.',
  },
  guest_link: {
    subject: 'Your link to your request',
    title: 'Your link to your request',
    lead: 'Here is a new link to your request. Links that we sent before no longer work.',
    open: 'Open your request',
    private: (moment: string) => `The link works until ${moment} and opens this request alone. Do not share it: `,
    account:
      'With an account for this email address you need no link: the request is there as soon as you have confirmed the address.',
    reason: 'You get this email because you asked us about a treatment.',
  },
  guest_messages: {
    subject: 'We have written to you',
    title: (count: number) =>
      plural(count, { one: 'We have written to you', other: `We have written ${count} messages to you` }),
    lead: 'Our answer may be about your health, so it is not in this email. Open your request and ask for the code that we text to your phone.',
    open: 'Read and answer',
  },

  contact: {
    subject: (reference: string) => `We have your message (${reference})`,
    title: 'We have your message',
    preheader: (due: string) => `A person answers by ${due}.`,
    lead: 'Thank you for writing. A person from our team will read your message and answer by email.',
    arrived: 'We have your message',
    reading: 'Our team reads it',
    reading_detail: 'If we need more information, we ask you.',
    answered: 'You get our answer at this address',
    quote: 'Your message',
    notice_subject: (name: string, reference: string) => `New message: ${name} (${reference})`,
    notice_title: (name: string) => `New message from ${name}`,
    notice_preheader: (due: string) => `Answer by ${due}.`,
    not_in_inbox: 'We found no request from this email address in the inbox.',
  },

  consultation: {
    subject: (reference: string) => `We have your consultation request (${reference})`,
    title: 'We have your consultation request',
    video_subject: (reference: string) => `We have your video consultation request (${reference})`,
    video_title: 'We have your video consultation request',
    preheader: (due: string) => `We contact you by ${due} to confirm the time.`,
    lead: 'Thank you for your request. A person from our team will look for a free time close to the one you chose, and contact you to confirm it.',
    asked_for: 'You asked for',
    not_yet: 'This is not an appointment yet. We will contact you to confirm it.',
    arrived: 'We have your request',
    checking: 'Our team checks the time you chose',
    confirmed: 'We contact you to confirm your appointment',
    confirmed_detail: (phone: string) => `By email, or by SMS or messaging app at ${phone}.`,
    confirmed_mail_only: 'By email to this address.',
    talk_video: (minutes: number) => `You talk by video, ${minutes} minutes`,
    talk_phone: (minutes: number) => `You talk by phone, ${minutes} minutes`,
    talk_detail: 'The confirmation includes a calendar file with the exact time.',
    details: 'What you told us',
    quote: 'Your notes',
    quote_condition: 'Your medical condition',
    notice_subject: (type: string, name: string, country: string, reference: string) =>
      `New ${type} request: ${name}${select(country, { none: '', other: `, ${country}` })} (${reference})`,
    notice_title: (type: string) => `New ${type} request`,
    notice_preheader: (name: string, moment: string) => `${name} asks for ${moment}.`,
    they_asked_for: 'They asked for',
  },

  confirmed: {
    subject: (type: string, when: string, reference: string) => `Confirmed: ${type}, ${when} (${reference})`,
    subject_moved: (type: string, when: string, reference: string) => `Moved: ${type}, now ${when} (${reference})`,
    title: (type: string) => `Your ${type} is confirmed`,
    title_moved: (type: string) => `Your ${type} has moved`,
    appointment: (minutes: number) => `Your appointment, ${minutes} minutes`,
    lead: 'Please keep this time free. It is reserved for you.',
    lead_moved: 'This time replaces the earlier one. It is reserved for you.',
    settled: 'Your time is confirmed',
    calendar: 'Put it in your calendar',
    calendar_detail: 'The file consultation.ics in this email shows it at the right time, wherever you are.',
    join_video: 'Join the video',
    join_video_detail: 'Open the link a few minutes early and try your camera and sound.',
    talk_video: 'You talk by video',
    join_video_later: 'Before the call, we email you how to join.',
    join_phone: 'We call you',
    join_phone_detail: (phone: string) => `We call ${phone}. Please keep your phone free.`,
    join_phone_no_number: 'Please reply to this email with the number we should call.',
    afterwards: 'You decide',
    afterwards_detail: 'After the talk you choose whether and how to go on. You pay nothing before that.',
    join_button: 'Join the video',
    cannot: 'If the time does not suit you, reply to this email and we find another.',
    reason: 'You get this email because you asked us for a consultation.',
    calendar_summary: (type: string) => `${type} with ${BRAND.name}`,
    calendar_filename: 'consultation.ics',
  },

  appointment: {
    subject: (doctor: string, when: string, reference: string) => `Booked: ${doctor}, ${when} (${reference})`,
    subject_moved: (doctor: string, when: string, reference: string) => `Moved: ${doctor}, now ${when} (${reference})`,
    subject_cancelled: (doctor: string, when: string, reference: string) =>
      `Cancelled: ${doctor}, ${when} (${reference})`,
    subject_link: (doctor: string, when: string, reference: string) => `How to join: ${doctor}, ${when} (${reference})`,
    title: 'Your time is booked',
    title_moved: 'Your appointment has moved',
    title_cancelled: 'Your appointment is cancelled',
    title_link: 'How to join your talk',
    lead: (doctor: string) =>
      `You will talk with ${doctor}. The time is yours, and you do not need to do anything to confirm it.`,
    lead_moved: (doctor: string) => `You will talk with ${doctor} at a new time. The earlier time is free again.`,
    lead_cancelled: (doctor: string) =>
      `You will not talk with ${doctor} at this time. The time is free for someone else. You have nothing to pay.`,
    lead_link: (doctor: string) =>
      `Here is the link for your talk with ${doctor}. The time stays as it is. If we sent you another link before, this one replaces it.`,
    was: 'It was',
    settled: 'The time is booked',
    settled_moved: 'The new time is booked',
    manage: 'See, move or cancel it',
    manage_private:
      'Anyone with the links in this email can see and change your appointment, and enter your talk. Do not share them: ',
    calendar_out: 'Remove it from your calendar',
    calendar_out_detail: 'The file consultation.ics in this email removes it.',
    join_room_guest:
      'Press “Join the video” from 30 minutes before the talk, on a phone or computer with a camera. You need no account, and the doctor lets you in. One device can be in the talk at a time.',
    join_room:
      'Press “Join the video”, sign in with your account, and try your camera and sound. The room opens 15 minutes before the talk.',
    before_talk: 'Before the talk',
    afterwards_detail: 'After the talk you choose whether and how to go on.',
    again: 'You can choose another time whenever you like. You do not need to do anything else.',
    book_again: 'See the free times',
    cannot: 'If the time does not suit you, use the link above to choose another or cancel, until it begins.',
    reason: 'You get this email because someone booked a doctor’s time with this address.',
    calendar_summary: (type: string, doctor: string) => `${type} with ${doctor}`,
    notice_subject_moved: (when: string, reference: string) => `Moved by the visitor: now ${when} (${reference})`,
    notice_subject_cancelled: (when: string, reference: string) => `Cancelled by the visitor: ${when} (${reference})`,
    notice_title_moved: 'A visitor moved an appointment',
    notice_title_cancelled: 'A visitor cancelled an appointment',
    notice_lead_moved: 'You do not need to confirm anything. Please tell the doctor.',
    notice_lead_cancelled: 'The time is free again. Please tell the doctor.',
    reason_team: 'This notice goes to the team whenever a visitor changes an appointment.',
  },

  support: {
    subject: (reference: string) => `We have your request (${reference})`,
    title: 'We have your request',
    lead: 'Thank you for telling us. A person from our team will read it and answer by email. You can see the status and every answer at any time:',
    follow: 'Follow your request',
    arrived: 'We have your request',
    reading: 'Our team reads it',
    reading_detail: 'If we need more information, we ask you.',
    answered: 'You get our answer at this address',
    topic: 'Topic',
    quote: 'Your request',
    private: 'Anyone with this link can read your request and our answers. Do not share it: ',
    notice_subject: (topic: string, name: string, reference: string) => `Support, ${topic}: ${name} (${reference})`,
    notice_title: (name: string) => `Support request from ${name}`,
  },

  application: {
    subject: (reference: string) => `We have your application (${reference})`,
    title: 'We have your application',
    lead: 'Thank you for your interest in working with us. A person reads your application. A machine decides nothing.',
    arrived: 'We have your application',
    reading: 'Our team reads it',
    reading_detail: 'If a paper or an answer is missing, we ask you for it.',
    answered: 'You get a first answer at this address',
    decided: 'We decide',
    topic: 'About',
    quote: 'Your message',
    notice_subject: (topic: string, name: string, reference: string) => `${topic}, ${name} (${reference})`,
  },

  brochure: {
    subject: (speciality: string) => `Your brochure: ${speciality}`,
    title: 'Your brochure',
    preheader: (days: number) => `The link works for ${days} days.`,
    lead: (speciality: string, language: string) =>
      `Here is the brochure you asked for: ${speciality}, in ${language}, as a PDF to read, print and take to your doctor.`,
    open: 'Open the brochure',
    holds: (moment: string) =>
      `The link works until ${moment}. After that you can ask for a new one on our site, with the prices of that day.`,
    ask: 'A brochure cannot read your reports. If you want a person to look at them, ask for a ',
    ask_link: 'free consultation',
    may_write: 'You told us that we may write to you about this treatment. To change that, reply to this email.',
    address: 'If the button does not work, copy this address: ',
    speciality: 'Brochure',
    language: 'Language',
    notice_subject: (speciality: string) => `Brochure sent: ${speciality}`,
    notice_title: 'A visitor asked for a brochure',
    notice_preheader: 'You do not need to answer.',
    notice_may: 'They ticked that we may write to them about this treatment.',
    notice_may_not: 'They did not agree to be contacted. Please do not write to them.',
  },

  newsletter: {
    subject: 'You are subscribed to our newsletter',
    title: 'You are subscribed',
    preheader: 'We write when prices, visa rules or hospitals change.',
    lead: 'Thank you for subscribing. We write when something important for treatment in India changes: prices, visa rules, hospitals.',
    leave: 'You can unsubscribe at any time, without giving a reason: ',
    leave_link: 'unsubscribe from the newsletter',
    leave_by_mail: 'unsubscribe by email',
    reason: (email: string) =>
      `You get this email because someone signed up ${email} for our newsletter. If that was not you, unsubscribe with the link above.`,
    notice_subject: 'New newsletter subscriber',
    notice_title: 'New newsletter subscriber',
    notice_preheader: (email: string) => `${email} subscribed.`,
  },

  answer_here: 'You can answer this email. What you write is added to your case, and your case manager reads it.',
  reply: {
    subject: (reference: string) => `Our answer to your request (${reference})`,
    title: 'Our answer to your request',
    signature: (name: string) => `${name}, ${BRAND.name}`,
    signature_team: `The ${BRAND.name} team`,
    go_on: 'To write back, reply to this email. The same team reads your reply.',
    reason: 'You get this email because you wrote to us.',
  },
  follow_up: {
    subject: (visitor: string, reference: string): string => `Follow up today: ${visitor}, ${reference}`,
    title: 'The day to follow up',
    lead: (visitor: string, stage: string): string =>
      `You wanted to follow up on the request of ${visitor} today. Where it is: ${stage}.`,
    reason: 'You get this because you have this request, or are on the team, and this day was chosen to follow up.',
  },
  handed_over: {
    subject: (reference: string) => `A request was handed to you (${reference})`,
    title: 'A request was handed to you',
    lead: (from: string, visitor: string) => `${from} handed you the request of ${visitor}. You answer it now.`,
    reason: `You get this email because you answer requests for ${BRAND.name}.`,
  },
});

/** SMS and WhatsApp: one or two short sentences, without medical detail, since others may read the screen. */
export const TEXT_MESSAGES = defineMessages('api/messaging/text', {
  contact_received: (name: string, reference: string) =>
    `${BRAND.name}: Hello${select(name, { none: '', other: ` ${name}` })}, we have your message. A person answers by email within 24 hours. Your number: ${reference}.`,
  consultation_received: (name: string, reference: string) =>
    `${BRAND.name}: Hello${select(name, { none: '', other: ` ${name}` })}, we have your consultation request. We contact you within 24 hours to confirm the time. Your number: ${reference}.`,
  consultation_confirmed: (name: string, when: string, reference: string) =>
    `${BRAND.name}: Hello${select(name, { none: '', other: ` ${name}` })}, your consultation is confirmed: ${when}. Your number: ${reference}.`,
  guest_code: (code: string) =>
    `${BRAND.name}: ${code} is your code to read your request. It works for 10 minutes. We never ask you for it.`,
  notification: (title: string, url: string) => `${BRAND.name}: ${title}. Read more: ${url}`,
});
