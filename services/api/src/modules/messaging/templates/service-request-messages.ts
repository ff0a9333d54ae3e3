import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The texts of the service desk's mails. */
export const SERVICE_REQUEST_MAIL_MESSAGES = defineMessages('api/messaging/service-request', {
  asked: {
    subject: (number: string) => `We have your request (${number})`,
    title: 'We have your request',
    preheader: (summary: string) => summary,
    lead: 'The service desk works on it. You get an email when someone writes to you about it, and when it is done.',
  },
  comment: {
    subject: (number: string) => `A message about your request (${number})`,
    title: 'A message about your request',
    lead: 'The service desk wrote to you:',
  },
  resolved: {
    subject: (number: string) => `Your request is done (${number})`,
    title: 'Your request is done',
    lead: 'This is what was done:',
    rate: 'Tell us how it went',
    reopen: 'If something is still missing, open the request again from its page.',
  },
  approval: {
    subject: (number: string) => `Please approve a request (${number})`,
    title: 'Your approval is needed',
    lead: (name: string) => `${name} asks for this. The work begins once you have approved it.`,
  },
  open: 'Open the request',
  service: 'Service',
  summary: 'What is asked for',
  number: 'Request number',
  reason: `You get this email because you ask or approve requests at the service desk of ${BRAND.name}.`,
});
