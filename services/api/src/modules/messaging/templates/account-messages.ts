import { BRAND } from '@ayana/contracts/brand';

/** Every word of the mails about accounts. Each says what it is for, and what to do for whom it is not. */
export const ACCOUNT_MAIL_MESSAGES = {
  holds: (until: string) => `The link works once and holds for one hour, until ${until}.`,
  address: 'If the button does not work, copy this address into your browser: ',
  reason_asked: `You get this mail because somebody entered your address at ${BRAND.name}.`,
  reason_account: `You get this mail because you have an account at ${BRAND.name}.`,
  reason_gone: `You get this mail because you had an account at ${BRAND.name}.`,

  verify: {
    subject: 'Please confirm your e-mail address',
    title: 'Please confirm your address',
    preheader: 'The link opens your account. It holds for one hour.',
    lead: `Thank you for opening an account at ${BRAND.name}. It is ready as soon as you confirm that this address is yours.`,
    button: 'Confirm my address',
    not_you:
      'If you did not ask for an account, please do not follow the link. There is no account without it, and what was entered is deleted within seven days.',
  },

  known: {
    subject: 'You already have an account',
    title: 'You already have an account',
    preheader: 'Sign in, or set a new password.',
    lead: {
      sign_up: (email: string) =>
        `Somebody asked for a new account for ${email}. You already have one, so there is nothing to open.`,
      confirmation: (email: string) =>
        `Somebody asked for a link to confirm ${email}. Your account is open already, so there is nothing to confirm.`,
      reset: (email: string) => `Somebody asked for a link for ${email}. You have an account with this address.`,
      change_email: (email: string) =>
        `Somebody wanted to use ${email} for another account. Your account has this address, so it stays yours.`,
    },
    sign_in: 'Sign in',
    forgotten: 'If you do not remember the password, or have none yet: ',
    reset: 'set a new one',
    not_you:
      'If that was not you, you need not do anything. Nothing has changed, and nobody was told that you have an account.',
  },

  reset: {
    subject: 'Set a new password',
    title: 'Set a new password',
    preheader: 'The link holds for one hour.',
    lead: 'Somebody, most likely you, asked for a new password. By this link you choose one. Every device that is signed in is signed out then.',
    button: 'Choose a new password',
    not_you:
      'If that was not you, you need not do anything. Your password stays as it is as long as nobody follows the link.',
  },

  unknown: {
    subject: 'There is no account with this address',
    title: 'There is no account with this address',
    preheader: 'Perhaps you used another one.',
    lead: (email: string) =>
      `Somebody, most likely you, asked us for a link for ${email}. There is no account with this address, so there is none to send.`,
    other_address:
      'Perhaps you opened your account with another address: please try that one. Otherwise you can open an account now.',
    button: 'Open an account',
    not_you: 'If that was not you, you need not do anything.',
  },

  change: {
    subject: 'Please confirm your new e-mail address',
    title: 'Please confirm your new address',
    preheader: 'Your account moves to this address when you do. The link holds for one hour.',
    lead: (email: string) =>
      `You asked to use ${email} for your account. It changes as soon as you confirm that this address is yours.`,
    button: 'Use this address',
    not_you: 'If you did not ask for this, please do not follow the link. Nothing changes without it.',
  },

  change_notice: {
    subject: 'Somebody asks to change your e-mail address',
    title: 'Your e-mail address is about to change',
    preheader: 'If that was not you, set a new password now.',
    lead: (email: string, when: string) =>
      `On ${when}, somebody signed in to your account asked to change its address to ${email}.`,
    follows:
      'It changes once the link in the mail to the new address is followed. From then on our mails go there and no longer here.',
    not_you:
      'If that was you, you need not do anything. If it was not, set a new password now: this signs everybody out and ends that link. Then answer this mail, so that we can help.',
    button: 'Set a new password',
  },

  password: {
    subject: 'Your password was changed',
    title: 'Your password was changed',
    preheader: 'If that was not you, set a new password now.',
    lead: (when: string) => `The password of your account was changed on ${when}.`,
    ended: {
      reset: 'It was set by a link in a mail to this address. Every device was signed out.',
      change: 'It was changed by somebody signed in who knew the old one. Every other device was signed out.',
    },
    not_you:
      'If that was you, you need not do anything. If it was not, set a new password now and answer this mail, so that we can help.',
    button: 'Set a new password',
  },

  identity: {
    connected: {
      subject: (provider: string) => `${provider} now signs you in`,
      lead: (provider: string, when: string) =>
        `On ${when}, an account of ${provider} was connected with yours. Whoever has it can sign in as you.`,
    },
    disconnected: {
      subject: (provider: string) => `${provider} no longer signs you in`,
      lead: (provider: string, when: string) =>
        `On ${when}, an account of ${provider} was disconnected from yours. Devices that were signed in with it were signed out.`,
    },
    preheader: 'If that was not you, look at your account now.',
    not_you:
      'If that was you, you need not do anything. If it was not, open your profile: disconnect what you do not know, end all other sessions and change your password. Then answer this mail, so that we can help.',
    button: 'Look at my account',
  },

  deleted: {
    subject: 'Your account is deleted',
    title: 'Your account is deleted',
    preheader: 'Nobody can sign in to it any more.',
    lead: (when: string) =>
      `Your account was deleted on ${when}, as you asked. Your name, address and everything else in it are gone.`,
    kept: 'We keep a record that an account was opened and deleted. It has a number and no name. Requests you sent us by a form are kept until they are dealt with.',
    not_you: 'If it was not you who asked for this, please answer this mail at once.',
  },

  consent_withdrawn: {
    subject: 'Your consent is withdrawn',
    title: 'Your consent is withdrawn',
    preheader: 'Our team is told to stop what is under way with your health data.',
    lead: (when: string) =>
      `On ${when}, you withdrew your consent to the processing of your health data. We recorded it with this time.`,
    version: (versions: string) => `Text you had agreed to: version ${versions}.`,
    follows:
      'What was done with your consent stays lawful. Our team got a notice together with this mail: a person there stops what is under way with your health data and writes to you about what was begun, for example with a hospital.',
    stays: 'Your account stays open. If you change your mind, give your consent again in your account.',
    button: 'Look at my account',
    not_you:
      'If that was not you, set a new password now, give your consent again in your account if you wish it, and answer this mail.',
  },

  consent_notice: {
    subject: (name: string) => `Consent withdrawn: ${name}`,
    title: (name: string) => `${name} has withdrawn their consent`,
    preheader: 'Stop what is under way with their health data and write to them.',
    lead: 'From now on the health data of this person may not be worked on, nor passed on.',
    to_do: 'What to do now',
    stop: 'Stop what is under way',
    stop_detail:
      'Their requests, consultations and whatever was begun with hospitals, doctors and partners. Tell those who have got data that they stop as well.',
    write: 'Write to them',
    write_detail: 'Say what was begun, what stops with it and what they may still want to decide themselves.',
    from_now_on: 'From now on',
    keep: 'Keep only what the law asks for',
    keep_detail: 'What was done before stays lawful. Use what is kept for nothing else.',
    withdrawn: 'Withdrawn',
    version: 'Version of the text',
    button: 'Look at the requests',
    reason: 'This notice goes to the team whenever somebody withdraws their consent.',
  },

  role: {
    subject: 'Your access is ready',
    title: 'Your access is ready',
    preheader: (role: string) => `Your role: ${role}.`,
    lead: (role: string) =>
      `An administrator has given your account the role ${role}. Sign in to begin; where you are signed in already, it opens by itself.`,
    button: `Sign in to ${BRAND.name}`,
    wrong: 'If you did not expect this, or the role is not the right one, please answer this mail.',
  },

  refused: {
    subject: 'About your application',
    title: 'We could not give you the role you asked for',
    preheader: 'Your account stays open.',
    lead: `Thank you for your interest in working with ${BRAND.name}. An administrator has looked at your application and could not accept it.`,
    note: 'What they add',
    follows:
      'Your account stays open. If something was missing, or has changed since, answer this mail and we look at it again.',
    wrong: 'If you never applied, please answer this mail as well.',
  },
} as const;
