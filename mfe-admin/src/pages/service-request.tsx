export { RequestDetailPage as Component } from '../features/service-desk/requests/request-detail';
export { requestAction as action, requestLoader as loader } from '../features/service-desk/requests/requests.api';
