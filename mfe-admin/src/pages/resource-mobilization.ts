export { NeedsList as Component } from '../features/resources/needs/needs-list';
export { needsLoader as loader } from '../features/resources/needs/needs.api';
