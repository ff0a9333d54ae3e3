/** All dialogs of an incident in one file to load: each by itself would bring its own copy of the form. */
export { default as CorrectionDialog } from './correction-dialog';
export { default as EditDialog } from './edit-dialog';
export { default as IncidentDialog } from './incident-dialog';
export { default as JourneyDialog } from './journey-dialog';
export { default as MergeDialog } from './merge-dialog';
export { default as PageDialog } from './page-dialog';
export { default as ParticipantDialog } from './participant-dialog';
export { default as ReviewDialog } from './review-dialog';
export { default as RoleDialog } from './role-dialog';
export { default as TaskDialog } from './task-dialog';
export { default as TransitionDialog } from './transition-dialog';
export { default as UpdateDialog } from './update-dialog';
