export { CareersPage } from './careers-page';
export { loadVacancies } from './load-vacancies';
export type { Vacancy } from './load-vacancies';
export { CAREERS_MESSAGES } from './messages';
