import type { ConsentSource, ConsentSubject } from '@ayana/contracts/consents';
import type { CompanionPermission } from '@ayana/contracts/journey';
import { defineMessages } from '@ayana/contracts/language';

const may: Record<CompanionPermission, { label: string; text: string }> = {
  see_journey: { label: 'See how it goes', text: 'The stages, what has happened, and the travel plan.' },
  write_messages: { label: 'Read and write messages', text: 'In your talk with the case manager, all of it.' },
  see_documents: { label: 'See medical papers', text: 'Reports, pictures and prescriptions, and the visa letter.' },
};

const subjects: Record<ConsentSubject, { given: string; withdrawn: string }> = {
  health_data: {
    given: 'You agreed that we use your health data for your treatment',
    withdrawn: 'You no longer agree that we use your health data',
  },
  newsletter: { given: 'You asked for the newsletter', withdrawn: 'You left the newsletter' },
  notification_mail: {
    given: 'You switched on notifications by mail',
    withdrawn: 'You switched off notifications by mail',
  },
  notification_text: {
    given: 'You switched on notifications by text message',
    withdrawn: 'You switched off notifications by text message',
  },
};

const sources: Record<ConsentSource, string> = {
  sign_up: 'when you signed up',
  account: 'in your account',
  mail_link: 'by the link in a mail',
};

/** What the page about companions, consents and one's own data says. */
export const messages = defineMessages('mfe-patient/people', {
  title: 'People',
  lead: 'Who may see your journey, what you agreed to, and your data.',
  failed: 'This page couldn’t be loaded',
  retry: 'Try again',
  may,
  companions: {
    title: 'Your companions',
    text: 'Family or friends who help you. You decide what each of them sees, and you can end it at any time.',
    empty: 'Nobody accompanies you yet. Invite someone by mail; they see only what you allow.',
    noJourney: 'You can invite companions once your journey has begun.',
    failed: 'Your companions couldn’t be loaded.',
    invite: 'Invite someone',
    invited: 'Invited',
    accepted: 'Accompanies you',
    nothing: 'Sees nothing yet',
    line: (relation: string, email: string): string => `${relation}, ${email}`,
    change: 'Change',
    changeOf: (name: string): string => `Change what ${name} sees`,
    withdraw: 'End',
    withdrawOf: (name: string): string => `End it for ${name}`,
  },
  form: {
    title: 'Invite a companion',
    text: 'They get a mail with a link, and open an account with this address if they have none.',
    name: 'Name',
    email: 'Their e-mail address',
    relation: 'What they are to you',
    relationHint: 'Daughter, husband, friend',
    language: 'Language of the mail',
    may: 'What they may do',
    submit: 'Send invitation',
    busy: 'Sending',
    done: 'Your invitation is on its way.',
    needed: {
      name: 'Please write their name.',
      email: 'Please write their address.',
      relation: 'Please say what they are to you.',
    },
  },
  change: {
    title: (name: string): string => `What ${name} may do`,
    text: 'It counts at once.',
    submit: 'Save',
    busy: 'Saving',
    done: 'What they may do is saved.',
  },
  end: {
    title: (name: string): string => `End it for ${name}?`,
    text: (name: string): string =>
      `${name} no longer sees anything of your journey, from now on. You can send a new invitation later.`,
    submit: 'End it',
    busy: 'Ending',
    done: 'This companion no longer sees your journey.',
  },
  accompanied: {
    title: 'Journeys you accompany',
    of: (name: string): string => `Journey of ${name}`,
    open: 'Open',
    openOf: (name: string): string => `Open the journey of ${name}`,
    failed: 'The journeys you accompany couldn’t be loaded.',
  },
  consents: {
    title: 'What you agreed to',
    empty: 'Nothing yet. What you agree to, and no longer agree to, is listed here.',
    failed: 'This list couldn’t be loaded',
    stale: 'It couldn’t be refreshed.',
    more: 'Show older ones',
    loading: 'Loading',
    change: 'Change newsletter and notifications',
    subjects,
    sources,
  },
  access: {
    title: 'Who opened my file',
    text: 'Every time someone opens one of your papers, it is written down with name, day and time.',
    open: 'See who opened my file',
  },
  details: {
    title: 'Your details',
    text: 'For those who treat, drive and lodge you. Each sees only what their work needs.',
    born: 'Your address is in your profile.',
    profile: 'Open profile',
    edit: 'Change',
    failed: 'Your details couldn’t be loaded.',
  },
  data: {
    title: 'Your data',
    text: 'A ZIP file with everything about your journey: data as JSON, and all papers.',
    export: 'Download my data',
    exporting: 'Collecting',
    arrived: (size: string): string => `${size} so far`,
    done: 'Your download is complete.',
    failed: 'Your data could not be downloaded. Please try again.',
    fileName: 'my-journey.zip',
    none: 'There is nothing to download before your journey begins.',
    remove: 'Delete your account',
    removeText: 'Your profile says what is deleted, and what doctors and hospitals have to keep by law.',
    removeOpen: 'Delete my account',
  },
});
