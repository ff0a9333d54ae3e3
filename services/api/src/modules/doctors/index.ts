export { DoctorRefDto, DoctorSummaryDto, FacetValueDto } from './doctors.dto.js';
export { RatingDto } from './rating.dto.js';
export { DoctorDirectory } from './doctor-directory.service.js';
export { DoctorsModule } from './doctors.module.js';
export { DoctorsService } from './doctors.service.js';
export { endOf } from './offer.js';
export type { Offer, OfferedDoctor } from './offer.js';
export { freeTimes, rememberedInstants } from './free-times.js';
export type { FreeTime, Interval, WeeklyHours } from './free-times.js';
