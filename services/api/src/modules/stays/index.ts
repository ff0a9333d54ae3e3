/** The stay of a patient at the chosen hospital: admission, checks, consent, daily notes, follow-up dates. */
export { Admissions } from './admissions/admissions.service.js';
export { type OwnStayGap, ownStays } from './gaps/stay-facts.queries.js';
export { DateReminders } from './reminders/date-reminders.js';
export { StaysModule } from './stays.module.js';
