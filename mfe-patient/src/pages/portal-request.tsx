export { OwnRequestPage as Component } from './own-request/own-request-page';
export { portalRequestLoader as loader } from './own-request/own-request.api';
