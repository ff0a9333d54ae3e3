/** All dialogs of a signal in one file to load: each by itself would bring its own copy of the form. */
export { default as IncidentDialog } from '../incidents/incident-dialog';
export { default as DismissDialog } from './dismiss-dialog';
export { default as JoinDialog } from './join-dialog';
export { default as SnoozeDialog } from './snooze-dialog';
