export { RequestsList as Component } from '../features/service-desk/requests/requests-list';
export { requestsAction as action, requestsLoader as loader } from '../features/service-desk/requests/requests.api';
