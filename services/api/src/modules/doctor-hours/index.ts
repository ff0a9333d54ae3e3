/** When a doctor can be booked: weekly hours and days off. */
export { DoctorHoursModule } from './doctor-hours.module.js';
