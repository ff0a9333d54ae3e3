export { TreatmentsList as Component } from '../features/treatments/treatments-list';
export { treatmentAction as action, treatmentsLoader as loader } from '../features/treatments/treatments.api';
