import { defineMessages, plural } from '@ayana/contracts/language';

export const BROADCAST_MESSAGES = defineMessages('api/operations/broadcasts', {
  nothing_to_change: 'Please change something.',
  draft_only: 'Only a draft is changed. Take it back first.',
  note_needed: 'Please say why.',
  english_first: 'Write it in English first: readers of all other languages get it.',
  language_twice: 'There is a text in this language already.',
  unknown_language: 'Please choose a language of the list.',
  variable_name: 'A name has small letters, digits and underscores, and begins with a letter.',
  name_and_hospital:
    'A subject or a text message does not name a person together with the hospital. Write one of them in the body of the email instead.',
  variable_twice: 'This variable has a value in this language already.',
  promotion_by_mail: 'A promotion goes by email only: people subscribed to nothing else.',
  promotion_urgent: 'A promotion is never urgent.',
  topic_needed: 'Please choose what it is about: its subscribers get it.',
  topic_unneeded: 'Only a promotion has a topic.',
  channel_needed: 'Please choose at least one channel.',
  link: 'Give a page of this site, such as /patient-portal, or an address that begins with https://.',
  until_before_from: 'This is before the first day.',
  no_incident: 'Journeys are chosen for a broadcast of an incident only.',
  unknown_incident: 'There is no such incident.',
  unknown_broadcast: 'There is no such broadcast.',
  drill: 'A drill writes to no patient and no family. Send a test to yourself instead.',
  incident_over: 'This incident is over.',
  foreign_journey: 'One of these journeys does not belong to the incident.',
  nobody: 'Nobody would get this. Please look at the audience and the channels.',
  text_needed: 'It goes by text message too: please write what the message says.',
  label_needed: 'Please say what the button of the link is called.',
  no_value: (variable: string, language: string) =>
    `{{${variable}}} has no value in ${language}. Give it one below, or take it out of the text.`,
  not_known: (variable: string, count: number, language: string) =>
    `{{${variable}}} is not known about ${plural(count, { one: '1 reader', other: `${count} readers` })}. Say what is written instead in ${language}, or take it out of the text.`,
  second_person: 'You wrote on this broadcast or submitted it. Another administrator approves it.',
  not_reader: 'This person is not in the audience.',
  when_needed: 'Please say when.',
  past: 'This moment has passed.',
  local_time: 'Please give a date and a time, such as 2026-12-01T09:00.',
  sent_to_incident: (number: string, title: string) => `Broadcast ${number} is being sent: ${title}`,
  finished_in_incident: (number: string, title: string) => `Broadcast ${number} has been sent: ${title}`,
  no_phone: 'Your account has no phone number.',
});

/** The page that asks before it ends a subscription. */
export const LEAVE_MESSAGES = defineMessages('api/operations/leave-newsletter', {
  title: 'Leave the newsletter?',
  text: 'You will get no more news and offers from Ayana by email. What concerns your treatment still reaches you.',
  action: 'Leave the newsletter',
  left: 'You are unsubscribed',
  left_text: 'You will get no more newsletters from Ayana.',
  home: 'Go to the home page',
});

/** The words that a draft for an incident begins with. */
export const DRAFT_MESSAGES = defineMessages('api/operations/broadcast-draft', {
  subject: 'News about your stay in India',
  body: 'Hello {{name}},\n\nwe write to you because something has happened that may concern the stay of {{patient}}.\n\nPlease call us at any hour if you have a question.',
});
