export { ApplicationIntake } from './application-intake.service.js';
export { ApplicationsModule } from './applications.module.js';
