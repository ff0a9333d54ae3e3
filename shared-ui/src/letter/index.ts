export { LetterFields, type LetterValues, letterProblems, NO_LETTER } from './letter-fields';
export { LetterEntry, type LetterEntryProps } from './letter-entry';
