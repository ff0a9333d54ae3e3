import type { ConsentSource, ConsentSubject } from '@ayana/contracts/consents';
import { defineMessages } from '@ayana/contracts/language';

const given: Record<ConsentSubject, (topic: string) => string> = {
  health_data: (version: string): string => `You agreed that we use your health data (text of ${version})`,
  newsletter: (topic: string): string => `Newsletter about “${topic}” switched on`,
  notification_mail: (kind: string): string => `Email about “${kind}” switched on`,
  notification_text: (kind: string): string => `Text messages about “${kind}” switched on`,
};
const ended: Record<ConsentSubject, (topic: string) => string> = {
  health_data: (version: string): string => `You withdrew your consent to use your health data (text of ${version})`,
  newsletter: (topic: string): string => `Newsletter about “${topic}” switched off`,
  notification_mail: (kind: string): string => `Email about “${kind}” switched off`,
  notification_text: (kind: string): string => `Text messages about “${kind}” switched off`,
};
const sources: Record<ConsentSource, string> = {
  sign_up: 'when you signed up',
  account: 'in your account',
  mail_link: 'by the link in an email',
};

/** What the page of channels, quiet hours, newsletter and consents says. */
export const messages = defineMessages('mfe-patient/subscription', {
  title: 'What we send you',
  lead: {
    patient: 'Choose how news about your journey reaches you, when it may, and what the newsletter is about.',
    work: 'Choose how news about your work reaches you, when it may, and what the newsletter is about.',
    others: 'Choose what the newsletter is about, and see what you agreed to.',
  },
  asOf: (day: string, time: string): string =>
    `We cannot be reached at the moment. This is how it was ${day} at ${time}. Changes can be saved once we are back.`,
  retry: 'Retry',
  saving: 'Saving',
  saved: 'Saved',
  notSaved: 'This was not saved.',
  channels: {
    title: 'News about your journey',
    work_title: 'News about your work',
    lead: 'Everything is always in your portal, behind the bell. Each change is saved at once.',
    failed: 'What you chose couldn’t be loaded.',
    kind: 'About',
    bell: 'Portal',
    always: 'Always',
    mail: 'Email',
    text: 'Text message',
    of: (channel: string, kind: string): string => `${channel}: ${kind}`,
    mail_to: (email: string): string => `Email goes to ${email}.`,
    unconfirmed: (email: string): string =>
      `No email is sent until you confirm ${email}: use the link that we sent you.`,
    text_to: (phone: string): string => `Text messages go to ${phone}.`,
    no_phone: 'Text messages need a phone number.',
    add_phone: 'Add it in “About me”',
    add_phone_account: 'Add it to your account',
    work_kept: 'Critical results are sent at once in any case, and so are emails about your account and your bookings.',
    kept: 'Emails about your account, bookings and check-ins are sent in any case.',
  },
  pause: {
    title: 'Pause everything',
    text: 'No emails and no text messages for a while. The news is in your portal when you want it.',
    day: 'For a day',
    week: 'For a week',
    open: 'Until I switch it on',
    until: (moment: string): string => `Paused until ${moment}. What you chose above counts again then.`,
    always: 'Paused until you switch it on again.',
    resume: 'Switch on again',
  },
  quiet: {
    title: 'Quiet hours',
    text: 'In these hours no email and no text message about your journey arrives. It comes when they end.',
    now: (from: string, until: string, place: string): string => `Quiet from ${from} to ${until}, ${place} time.`,
    none: 'You have no quiet hours.',
    from: 'From',
    until: 'To',
    zone: 'Time zone',
    same: 'Quiet hours must not end when they begin.',
    missing: 'Please choose a time.',
    save: 'Save quiet hours',
    end: 'Switch off',
    saved: 'Quiet hours saved',
    unsaved: 'Not saved yet.',
    waiting: 'You are offline. It is saved when you are back.',
  },
  newsletter: {
    title: 'Newsletter',
    text: (email: string): string => `About once a month, to ${email}. Each change is saved at once.`,
    none: 'You do not get the newsletter. Choose a topic to get it.',
    unconfirmed: (email: string): string => `Please confirm ${email} first: use the link that we sent you.`,
    stop: 'Stop the newsletter',
    failed: 'Your newsletter couldn’t be loaded.',
  },
  history: {
    title: 'History of your choices',
    text: 'Every change, the newest first. It cannot be altered.',
    empty: 'You have changed nothing yet. What you switch on or off appears here.',
    failed: 'The list couldn’t be loaded.',
    more: 'Show more',
    loading: 'Loading',
    given,
    ended,
    sources,
  },
});
