export { RetentionPage as Component } from '../features/compliance/retention/retention-page';
export { retentionAction as action, retentionLoader as loader } from '../features/compliance/retention/retention.api';
