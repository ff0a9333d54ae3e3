export { RequirementsList as Component } from '../features/compliance/requirements/requirements-list';
export { requirementsLoader as loader } from '../features/compliance/requirements/requirements.api';
