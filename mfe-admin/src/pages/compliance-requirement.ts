export { RequirementDetailPage as Component } from '../features/compliance/requirements/requirement-detail';
export {
  requirementAction as action,
  requirementLoader as loader,
} from '../features/compliance/requirements/requirements.api';
