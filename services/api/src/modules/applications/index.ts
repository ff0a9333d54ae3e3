/** What applications of partners and for vacancies have in common: inbox item, notice, acknowledgement. */
export { ApplicationIntake } from './application-intake.service.js';
export { ApplicationsModule } from './applications.module.js';
