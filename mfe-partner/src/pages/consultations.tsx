export { consultationsLoader as loader } from '../features/consultations/consultations.api';
export { ConsultationsPage as Component } from '../features/consultations/consultations-page';
