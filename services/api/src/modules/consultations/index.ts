/** Requests for a consultation, by a visitor’s form or from the account. */
export { ConsultationsModule } from './consultations.module.js';
