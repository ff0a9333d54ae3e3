export { NewTreatmentPage as Component } from '../features/treatments/form/new-treatment';
export { categoriesLoader as loader } from '../features/treatments/categories/categories.api';
