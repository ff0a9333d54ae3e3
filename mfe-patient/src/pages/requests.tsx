export { RequestsPage as Component } from '../features/treatment-requests/requests-list';
export { requestsLoader as loader } from '../features/treatment-requests/requests.api';
