export { LetterPanel } from './letter-panel';
export { type CaseLetters, readLetters } from './letter.api';
