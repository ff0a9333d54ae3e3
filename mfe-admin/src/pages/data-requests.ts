export { DataRequestsList as Component } from '../features/compliance/data-requests/data-requests-list';
export { dataRequestsLoader as loader } from '../features/compliance/data-requests/data-requests.api';
