import { BRAND } from '@ayana/contracts/brand';
import { defineMessages, select } from '@ayana/contracts/language';

export const COMPLIANCE_MAIL_MESSAGES = defineMessages('api/messaging/compliance', {
  greeting: 'Hello,',
  evidence: {
    subject: (title: string) => `${title} ends soon`,
    title: 'Evidence ends soon',
    lead: (title: string, control: string, day: string) =>
      `“${title}” shows that “${control}” works, and is valid until ${day}. Please add the next one before that day.`,
    open: 'Open compliance',
    reason: 'You get this email because you look after this evidence.',
  },
  request: {
    subject: (what: string) =>
      select(what, {
        received: 'We have your request about your data',
        extended: 'Your request about your data takes longer',
        ready: 'The copy of your data is ready',
        corrected: 'Your data is corrected',
        erased: 'Your data is erased',
        other: 'About your request about your data',
      }),
    lead: (what: string, kind: string, day: string) =>
      select(what, {
        received: select(kind, {
          export: `You asked for a copy of the data that ${BRAND.name} has of you. You get an answer by ${day}.`,
          correct: `You asked us to correct the data that ${BRAND.name} has of you. You get an answer by ${day}.`,
          other: `You asked us to erase the data that ${BRAND.name} has of you. You get an answer by ${day}.`,
        }),
        extended: `We need more time to answer your request. You get an answer by ${day}.`,
        ready: 'You can download all that we have of you, for 30 days. Please sign in to get it.',
        corrected: 'We corrected what you asked for. Please look if everything is right now.',
        erased: 'Your account and what belongs to it no longer exist. The law makes us keep a part of it:',
        other: 'We looked at your request and could not do what you asked for.',
      }),
    why: 'Why',
    open: 'Open your account',
    follows: `If you do not agree, reply to this email. You can also turn to the data protection authority of your country.`,
    reason: `You get this email because you asked ${BRAND.name} about your data.`,
  },
});
