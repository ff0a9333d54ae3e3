export type { FieldErrors } from './field-errors';
export { type Draft, useDraft } from './use-draft';
export { outcomeOfCall } from './outcome-of-call';
export { type FormEngine, type FormEngineOptions, messagesOf, useFormEngine } from './use-form-engine';
