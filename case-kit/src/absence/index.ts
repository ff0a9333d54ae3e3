export { AbsenceButton } from './absence-button';
export { type AbsenceColleague, AbsenceDialog, type AbsencePerson, type AbsenceValues } from './absence-dialog';
export { awayText } from './away-text';
