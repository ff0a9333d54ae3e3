/** The way to the treatment and back: visa, letter, travel, and check-ins at home. */
export { checkInWaits } from './check-ins/check-ins.queries.js';
export { planCheckIns } from './check-ins/plan-check-ins.js';
export { LetterTasks } from './letters/letter-tasks.js';
export { VisaLetterRow } from './letters/visa-letter.entity.js';
export { FamilyMails } from './travel/family-mails.js';
export { whenText } from './travel/travel-events.js';
export { TravelLegs } from './travel/travel-legs.service.js';
export { TripsModule } from './trips.module.js';
