import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';
import { CONSULTATION_MINUTES, RESPONSE_HOURS } from '@ayana/contracts/consultations';

export const RECEIVED_MESSAGES = defineMessages('mfe-public/request-received', {
  page_title: (reference: string) => `Request ${reference}`,
  title: 'Your consultation is requested',
  lead: `A person answers you within ${RESPONSE_HOURS} hours. The time is not confirmed until they write to you.`,
  number: 'Your request number',
  keep: 'Keep this number. Give it when you write or call. You can save this page, or open it on another device.',

  next: 'What happens next',
  steps: [
    {
      title: 'We email you',
      when: 'Within a few minutes',
      text: 'The email has your number and the time you asked for. Please look in your spam folder too.',
    },
    {
      title: 'A person answers',
      when: `Within ${RESPONSE_HOURS} hours`,
      text: 'They tell you their name. They confirm your time or offer another one.',
    },
    {
      title: 'You talk',
      when: 'At the time we confirm',
      text: `A video call takes ${CONSULTATION_MINUTES.video} minutes, a phone call ${CONSULTATION_MINUTES.phone}. It is free. You do not have to go on.`,
    },
  ],

  papers: 'Send your papers',
  papers_text:
    'Do you have scans, test results or a doctor’s letter? Reply to our email and add them as files: photos, PDF or Word. Or read [how to share documents](/services/document-management).',

  no_mail: 'No email after an hour?',
  no_mail_text: `Your email address may have a typing error. Call us or write to us, and give your number.`,
  call: `Call ${BRAND.phone}`,
  write: `Write to ${BRAND.email}`,
  hours: 'When we answer the phone',
  urgent: 'Is it urgent? Call your local emergency number first. We are not an emergency service.',

  meanwhile: 'While you wait',
  meanwhile_links:
    '[See the steps of a treatment trip](/services/patient-journey), [work out what a trip costs](/trip-cost), or [compare hospitals](/hospitals).',
  private: 'This page does not show who you are, or what you asked. Only our team and you can read that.',

  unread_page_title: 'We cannot read this number',
  unread_title: 'We cannot read this number',
  unread_lead:
    'A request number has AY, a dash and six letters or digits, such as AY-7K3F9Q. You find yours in the email we sent you.',
  unread_next: 'What you can do',
  unread_steps: [
    {
      title: 'Check the address',
      when: 'First',
      text: 'Open the link in our email again. Part of it may be missing.',
    },
    {
      title: 'Call or write to us',
      when: 'If that does not help',
      text: 'We find your request by your name and email address. You do not need the number.',
    },
    {
      title: 'Ask again',
      when: 'If you are not sure you sent it',
      text: 'Fill in the [free consultation form](/consultation) once more. We notice if the same request comes twice.',
    },
  ],
});
