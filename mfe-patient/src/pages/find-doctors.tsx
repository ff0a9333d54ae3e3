export { FindDoctorsPage as Component } from '../features/find-doctors/find-doctors-page';
export { findDoctorsLoader as loader } from '../features/find-doctors/find-doctors.api';
