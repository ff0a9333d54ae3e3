import { defineMessages } from '../language/index.ts';

/** What to do about a letter that no paper of ours can print. */
export const PRINT_MESSAGES = defineMessages('contracts/papers', {
  undrawable: (letters: string): string =>
    `We cannot print ${letters} on papers. Please write it as in the passport, in Latin letters.`,
  not_latin: (signs: string): string =>
    `Not a Latin letter: ${signs}. Please write the name as in the passport, in Latin letters.`,
  no_letter: 'Please write the name as in the passport, in Latin letters.',
});
