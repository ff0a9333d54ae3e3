export { OwnRequestPage as Component } from './own-request/own-request-page';
export { requestLoader as loader } from './own-request/own-request.api';
export { stepAction as action } from '../features/service-request/service-request.api';
