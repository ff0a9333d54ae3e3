export { type LetterValues, letterProblems, NO_LETTER } from './letter-fields';
export { LetterFormDialog, type LetterFormDialogProps } from './letter-form-dialog';
export { LetterPanel, type LetterPanelProps } from './letter-panel';
