import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-partner/organisation-absence', {
  away: (until: string, deputy: string): string => `Away until ${until}, ${deputy} covers`,
  leave: 'I am away',
  leaveOf: (name: string): string => `Say that ${name} is away`,
  leaveShort: 'Away',
  back: 'I am back',
  backOf: (name: string): string => `Say that ${name} is back`,
  backShort: 'Back',
  isBack: (name: string): string => `${name} is back`,
  notSaved: 'It was not saved',
  form: {
    title: 'I am away',
    titleOf: (name: string): string => `${name} is away`,
    text: 'Until the end of the last day a colleague has this work, and hears its news. It ends by itself.',
    until: 'Away until',
    untilHint: 'The last day.',
    deputy: 'Who covers',
    choose: 'Choose a colleague',
    handOver: 'Hand the open work over for good',
    handOverHint: 'The colleague keeps it after the absence.',
    submit: 'Save',
    busy: 'Saving',
    done: 'Saved',
    needUntil: 'Please choose the last day.',
    needDeputy: 'Please choose a colleague.',
  },
});
