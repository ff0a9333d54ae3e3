export { hasDirtyForms, useDirtyForm } from './dirty-forms';
export { newIdempotencyKey } from './idempotency-key';
export type { FormValues } from './kept-values';
export type { FieldError, FormAnswer, SendOutcome, Submission } from './submission';
export { sendForm } from './send-form';
export { useFormSubmission } from './use-form-submission';
export type { FormSubmission } from './use-form-submission';
export { useKeptForm } from './use-kept-form';
export type { KeptForm } from './use-kept-form';
