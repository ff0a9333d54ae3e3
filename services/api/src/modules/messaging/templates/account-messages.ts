import { defineMessages } from '@ayana/contracts/language';
import { BRAND } from '@ayana/contracts/brand';

/** The texts of the mails about accounts. Each says what it is for, and what to do if the reader did not ask for it. */
export const ACCOUNT_MAIL_MESSAGES = defineMessages('api/messaging/account', {
  holds: (until: string) => `You can use the link once, within one hour, until ${until}.`,
  address: 'If the button does not work, copy this address into your browser: ',
  reason_asked: `You get this email because someone entered your address at ${BRAND.name}.`,
  reason_account: `You get this email because you have an account at ${BRAND.name}.`,
  reason_gone: `You get this email because you had an account at ${BRAND.name}.`,

  verify: {
    subject: 'Please confirm your email address',
    title: 'Please confirm your address',
    preheader: 'The link opens your account. It works for one hour.',
    lead: `Thank you for opening an account at ${BRAND.name}. It is ready as soon as you confirm that this address is yours.`,
    button: 'Confirm my address',
    not_you:
      'If you did not ask for an account, please do not follow the link. Without it there is no account, and we delete what was entered within seven days.',
  },

  known: {
    subject: 'You already have an account',
    title: 'You already have an account',
    preheader: 'Sign in, or set a new password.',
    lead: {
      sign_up: (email: string) =>
        `Someone asked for a new account for ${email}. You already have one, so you do not need a new one.`,
      confirmation: (email: string) =>
        `Someone asked for a link to confirm ${email}. Your account is already open, so you do not need to confirm it.`,
      reset: (email: string) => `Someone asked for a link for ${email}. You have an account with this address.`,
      change_email: (email: string) =>
        `Someone wanted to use ${email} for another account. Your account uses this address, so it stays yours.`,
    },
    sign_in: 'Sign in',
    forgotten: 'If you do not remember the password, or have none yet: ',
    reset: 'set a new one',
    not_you:
      'If that was not you, you do not need to do anything. Nothing has changed, and we told no one that you have an account.',
  },

  reset: {
    subject: 'Set a new password',
    title: 'Set a new password',
    preheader: 'The link works for one hour.',
    lead: 'Someone, most likely you, asked for a new password. Use this link to choose one. We then sign you out on every device.',
    button: 'Choose a new password',
    not_you:
      'If that was not you, you do not need to do anything. Your password stays the same unless someone follows the link.',
  },

  unknown: {
    subject: 'There is no account with this address',
    title: 'There is no account with this address',
    preheader: 'Perhaps you used another one.',
    lead: (email: string) =>
      `Someone, most likely you, asked us for a link for ${email}. There is no account with this address, so we cannot send one.`,
    other_address: 'Perhaps you opened your account with another address. Please try that one, or open an account now.',
    button: 'Open an account',
    not_you: 'If that was not you, you do not need to do anything.',
  },

  change: {
    subject: 'Please confirm your new email address',
    title: 'Please confirm your new address',
    preheader: 'Confirm it to use it for your account. The link works for one hour.',
    lead: (email: string) =>
      `You asked to use ${email} for your account. It changes as soon as you confirm that this address is yours.`,
    button: 'Use this address',
    not_you: 'If you did not ask for this, please do not follow the link. Nothing changes without it.',
  },

  change_notice: {
    subject: 'Someone asked to change your email address',
    title: 'Your email address is about to change',
    preheader: 'If that was not you, set a new password now.',
    lead: (email: string, when: string) =>
      `On ${when}, someone who was signed in to your account asked to change its address to ${email}.`,
    follows:
      'It changes when someone follows the link in the email to the new address. From then on we send our emails there and no longer here.',
    not_you:
      'If that was you, you do not need to do anything. If it was not, set a new password now. This signs everyone out and stops that link. Then reply to this email so we can help.',
    button: 'Set a new password',
  },

  password: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    preheader: 'If that was not you, set a new password now.',
    lead: (when: string) => `Someone changed the password of your account on ${when}.`,
    ended: {
      reset: 'They used a link in an email to this address. Every device was signed out.',
      change: 'They were signed in and knew the old password. Every other device was signed out.',
    },
    not_you:
      'If that was you, you do not need to do anything. If it was not, set a new password now and reply to this email so we can help.',
    button: 'Set a new password',
  },

  identity: {
    connected: {
      subject: (provider: string) => `${provider} now signs you in`,
      lead: (provider: string, when: string) =>
        `On ${when}, a ${provider} account was connected to yours. Anyone who can sign in to it can also sign in as you.`,
    },
    disconnected: {
      subject: (provider: string) => `${provider} no longer signs you in`,
      lead: (provider: string, when: string) =>
        `On ${when}, a ${provider} account was disconnected from yours. Devices that were signed in with it were signed out.`,
    },
    preheader: 'If that was not you, check your account now.',
    not_you:
      'If that was you, you do not need to do anything. If it was not, open your profile: disconnect what you do not know, end all other sessions and change your password. Then reply to this email so we can help.',
    button: 'Look at my account',
  },

  deleted: {
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    preheader: 'No one can sign in to it any more.',
    lead: (when: string) =>
      `We deleted your account on ${when}, as you asked. Your name, address and everything else in it are gone.`,
    kept: 'We keep a record that an account was opened and deleted. It has a number and no name. We keep requests that you sent us in a form until we have dealt with them.',
    not_you: 'If you did not ask for this, please reply to this email at once.',
  },

  consent_withdrawn: {
    subject: 'Your consent is withdrawn',
    title: 'Your consent is withdrawn',
    preheader: 'We told our team to stop using your health data.',
    lead: (when: string) =>
      `On ${when}, you withdrew your consent to the processing of your health data. We recorded it with this time.`,
    version: (versions: string) => `Text you agreed to before: version ${versions}.`,
    follows:
      'What we did with your consent before stays lawful. Our team got a notice at the same time as this email. A person there stops all work with your health data and writes to you about anything we had started, for example with a hospital.',
    stays: 'Your account stays open. If you change your mind, give your consent again in your account.',
    button: 'Look at my account',
    not_you:
      'If that was not you, set a new password now and reply to this email. You can give your consent again in your account if you want to.',
  },

  consent_notice: {
    subject: 'A person has withdrawn their consent',
    title: (name: string) => `${name} has withdrawn their consent`,
    preheader: 'Stop what is under way with their health data and write to them.',
    lead: 'From now on, you may not use or pass on this person’s health data.',
    to_do: 'What to do now',
    stop: 'Stop what is under way',
    stop_detail:
      'Stop their requests, consultations and anything you started with hospitals, doctors and partners. Tell everyone who has their data to stop as well.',
    write: 'Write to them',
    write_detail: 'Tell them what you had started, what stops now, and what they may still want to decide themselves.',
    from_now_on: 'From now on',
    keep: 'Keep only what the law requires',
    keep_detail: 'What you did before stays lawful. Use what you keep for nothing else.',
    withdrawn: 'Withdrawn',
    version: 'Version of the text',
    button: 'Look at the requests',
    reason: 'This notice goes to the team whenever a person withdraws their consent.',
  },

  role: {
    subject: 'Your access is ready',
    title: 'Your access is ready',
    preheader: (role: string) => `Your role: ${role}.`,
    lead: (role: string) =>
      `An administrator has given your account the role ${role}. Sign in to begin. If you are already signed in, it opens automatically.`,
    place: (name: string) => `You belong to: ${name}.`,
    button: `Sign in to ${BRAND.name}`,
    wrong: 'If you did not expect this, or if the role is wrong, please reply to this email.',
  },

  refused: {
    subject: 'About your application',
    title: 'We could not give you the role you asked for',
    preheader: 'Your account stays open.',
    lead: `Thank you for your interest in working with ${BRAND.name}. An administrator has read your application and could not accept it.`,
    note: 'What they add',
    follows:
      'Your account stays open. If something was missing or has changed since, reply to this email and we will look at it again.',
    wrong: 'If you never applied, please reply to this email and tell us.',
  },
});
