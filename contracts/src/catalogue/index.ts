export { ACCREDITATION_BODIES, ACCREDITATIONS } from './accreditations.ts';
export type { AccreditationBody } from './accreditations.ts';
export { CITY_SLUGS, citySlug } from './cities.ts';
export type { CityName, CitySlug } from './cities.ts';
export { DEPARTMENTS } from './departments.ts';
export type { Department } from './departments.ts';
export {
  DRAWN_PATHS,
  hospitalFrontSrc,
  hospitalInsideSrc,
  INSIDE_SCENES,
  portraitSrc,
  readDrawnHospital,
  readDrawnInside,
  readPortrait,
  THEATRE_KITS,
} from './drawings.ts';
export type { DrawnHospital, DrawnInside, InsideScene, TheatreKit } from './drawings.ts';
export { BOOKING_HORIZON_DAYS, BOOKING_NOTICE_HOURS, CONSULTATION_KINDS, FREE_TIMES_DAYS } from './free-times.ts';
export type { ConsultationKind } from './free-times.ts';
export { LANGUAGE_TAGS, LANGUAGES } from './languages.ts';
export type { Language } from './languages.ts';
export {
  AIRPORT_STEPS,
  DESK_ALWAYS_OPEN,
  DESK_HOURS,
  type DeskHours,
  BED_STEPS,
  DOCTOR_SORTS,
  RATING_SOURCES,
  type RatingSource,
  WAKING_HOURS,
  DOCTORS_LIMIT,
  FEE_STEPS,
  FREE_WITHIN_STEPS,
  HOSPITAL_SORTS,
  HOSPITAL_TYPES,
  HOSPITALS_LIMIT,
  PRICE_STEPS,
} from './lists.ts';
export type { DoctorSort, HospitalSort, HospitalType } from './lists.ts';
export { PORTRAIT_OPTIONS } from './portrait.ts';
export type { Portrait } from './portrait.ts';
export { daysText, hospitalDaysText, hospitalStayText, indiaDaysText, indiaStayText } from './stay.ts';
export type * from './treatment-guides-answers.ts';
export type * from './guide-texts-answers.ts';
export type { FoundPage, SearchAnswer } from './search.ts';
export type { PortalSearchItem, PortalSearchGroup, PortalSearchAnswer } from './portal-search.ts';
export type * from './hospital-answers.ts';
export type * from './partner-hospitals-answers.ts';
export type * from './doctors-answers.ts';
export type { Season, CityPrice, CityTreatment, CityTreatments, CityRef, City, CitiesPage } from './cities.ts';
export type * from './question-answers.ts';
export type { Accreditation } from './accreditations.ts';
export type { MessageTemplate, MessageTemplatesPage } from './languages.ts';
export type { WeeklyHours, FreeTime, FreeTimes, HoursDoctor, CatalogueWeekHours, Hold } from './free-times.ts';
export type { Rating } from './lists.ts';
export { COMPLEXITY_LEVELS, type ComplexityLevel } from './treatments.ts';
export { SEARCH_KINDS, UNDERSTOOD_KINDS, SEARCH_TABS, type SearchKind, type SearchTab } from './search.ts';
export { PORTAL_SEARCH_KINDS, type PortalSearchKind } from './portal-search.ts';
export { LODGING_TIERS } from './cities.ts';
export { DEPENDENT_KINDS, type DependentKind } from './dependents.ts';
export type { Treatment, TreatmentsPage } from './treatments.ts';
export type { FoundItem, FoundKind, Understood } from './search.ts';
export type { DoctorRef } from './portrait.ts';
export type { Lodging } from './cities.ts';
export type { Dependents } from './dependents.ts';
