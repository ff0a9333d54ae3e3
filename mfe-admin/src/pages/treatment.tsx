export { TreatmentPage as Component } from '../features/treatments/detail/treatment-detail';
export { treatmentLoader as loader } from '../features/treatments/detail/detail.api';
export { detailAction as action } from '../features/treatments/recommendations/recommendations.api';
