export { DeclineFormDialog, declineProblems, type DeclineValues, NO_REASON } from './decline-form-dialog';
