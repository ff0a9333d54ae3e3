export { ServiceRequestPage as Component } from '../features/service-request/service-request-page';
export { requestLoader as loader, stepAction as action } from '../features/service-request/service-request.api';
