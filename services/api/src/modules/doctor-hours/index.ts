export { DoctorHoursModule } from './doctor-hours.module.js';
