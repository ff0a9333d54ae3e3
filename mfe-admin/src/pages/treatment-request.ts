export { RequestPage as Component } from '../features/cases/requests/request-page';
export { requestAction as action, requestLoader as loader } from '../features/cases/requests/request.api';
