export { NeedDetailPage as Component } from '../features/resources/needs/need-detail';
export { needAction as action, needLoader as loader } from '../features/resources/needs/needs.api';
