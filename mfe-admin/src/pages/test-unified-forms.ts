export { FormTestsPage as Component } from '../features/test-pages/forms/form-tests-page';
export { formTestsAction as action, formTestsLoader as loader } from '../features/test-pages/forms/form-tests.api';
