export { AdmissionsPage as Component } from '../features/admissions/admissions-page';
