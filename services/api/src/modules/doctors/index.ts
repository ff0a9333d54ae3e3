/** Doctors as the public reads them, and their free times. */
export { PortraitDto } from './portrait.dto.js';
export { DoctorDirectory } from './directory/doctor-directory.service.js';
export { DoctorsModule } from './doctors.module.js';
export { scheduleOf } from './doctors.queries.js';
export { DoctorsService } from './doctors.service.js';
export { endOf } from './free-times/bookable-times.js';
export type { Offer, OfferedDoctor } from './free-times/bookable-times.js';
export { freeTimes, isWithinHours } from './free-times/free-times.js';
export type { FreeTime, Hours, Interval, WeeklyHours } from './free-times/free-times.js';
