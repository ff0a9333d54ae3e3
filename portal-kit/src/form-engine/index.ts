export { type Draft, useDraft } from './use-draft';
export { outcomeOfCall } from './outcome-of-call';
export {
  type FieldErrors,
  type FormEngine,
  type FormEngineOptions,
  messagesOf,
  useFormEngine,
} from './use-form-engine';
