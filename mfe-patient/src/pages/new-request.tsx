export { NewRequestPage as Component } from '../features/treatment-requests/new-request';
export { newRequestLoader as loader } from '../features/treatment-requests/new-request.api';
