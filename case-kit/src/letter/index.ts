export { letterProblems, type LetterValues } from './letter-fields';
export { LetterFormDialog, type LetterFormDialogProps, type LetterOfCase } from './letter-form-dialog';
export { LetterPanel, type LetterPanelProps } from './letter-panel';
