export { HoursPage as Component } from '../features/hours/hours-page';
export { hoursLoader as loader } from '../features/hours/hours.api';
