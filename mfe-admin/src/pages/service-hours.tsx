export { HoursPage as Component } from '../features/service-desk/hours/hours-page';
export { hoursLoader as loader } from '../features/service-desk/hours/hours.api';
