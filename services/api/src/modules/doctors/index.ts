export { DoctorRefDto, DoctorSummaryDto, FacetValueDto } from './doctors.dto.js';
export { RatingDto } from './rating.dto.js';
export { DoctorDirectory } from './directory/doctor-directory.service.js';
export { DoctorsModule } from './doctors.module.js';
export { DoctorsService } from './doctors.service.js';
export { endOf } from './free-times/bookable-times.js';
export type { Offer, OfferedDoctor } from './free-times/bookable-times.js';
export { freeTimes, rememberedInstants } from './free-times/free-times.js';
export type { FreeTime, Interval, WeeklyHours } from './free-times/free-times.js';
