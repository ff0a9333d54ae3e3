export { BookVideoConsultation, StartYourJourney } from './consultation-triggers';
