export { AppointmentsPage as Component } from '../features/appointments/appointments-page';
export { appointmentsLoader as loader } from '../features/appointments/appointments.api';
