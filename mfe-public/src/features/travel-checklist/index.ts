export { readChoice, readQuestion } from './choice';
export type { Asked, TravelProcedure, TravelQuestion } from './choice';
export { loadTravelProcedures } from './load-travel-procedures';
export { CHECKLIST_MESSAGES } from './messages';
export { TravelChecklistPage } from './travel-checklist-page';
