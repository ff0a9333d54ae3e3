export { answerNumber, readAnswerNumber } from './answer-number.ts';
export * from './public-forms.ts';
export { SECONDARY_TOASTS, TOAST_REMOVAL_MS } from './toasts.ts';
