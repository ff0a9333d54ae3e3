export { ACCREDITATION_BODIES, ACCREDITATIONS, type AccreditationBody, type Accreditation } from './accreditations.ts';
export {
  CITY_SLUGS,
  citySlug,
  type CityName,
  type CitySlug,
  type Season,
  type CityPrice,
  type CityTreatment,
  type CityTreatments,
  type CityRef,
  type City,
  type CitiesPage,
  LODGING_TIERS,
  type Lodging,
} from './cities.ts';
export { DEPARTMENTS, type Department } from './departments.ts';
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
  type DrawnHospital,
  type DrawnInside,
  type InsideScene,
  type TheatreKit,
} from './drawings.ts';
export {
  BOOKING_HORIZON_DAYS,
  BOOKING_NOTICE_HOURS,
  CONSULTATION_KINDS,
  FREE_TIMES_DAYS,
  type ConsultationKind,
  type WeeklyHours,
  type FreeTime,
  type FreeTimes,
  type HoursDoctor,
  type CatalogueWeekHours,
  type Hold,
} from './free-times.ts';
export {
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
  type MessageTemplate,
  type MessageTemplatesPage,
} from './languages.ts';
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
  type DoctorSort,
  type HospitalSort,
  type HospitalType,
  type Rating,
} from './lists.ts';
export { PORTRAIT_OPTIONS, type Portrait, type DoctorRef } from './portrait.ts';
export { daysText, hospitalDaysText, hospitalStayText, indiaDaysText, indiaStayText } from './stay.ts';
export type * from './treatment-guides-answers.ts';
export type * from './guide-texts-answers.ts';
export {
  type FoundPage,
  type SearchAnswer,
  SEARCH_KINDS,
  UNDERSTOOD_KINDS,
  SEARCH_TABS,
  type SearchKind,
  type SearchTab,
  type FoundItem,
  type FoundKind,
  type Understood,
} from './search.ts';
export {
  type PortalSearchItem,
  type PortalSearchGroup,
  type PortalSearchAnswer,
  PORTAL_SEARCH_KINDS,
  type PortalSearchKind,
} from './portal-search.ts';
export type * from './hospital-answers.ts';
export type * from './partner-hospitals-answers.ts';
export type * from './doctors-answers.ts';
export type * from './question-answers.ts';
export { COMPLEXITY_LEVELS, type ComplexityLevel, type Treatment, type TreatmentsPage } from './treatments.ts';
export { DEPENDENT_KINDS, type DependentKind, type Dependents } from './dependents.ts';
