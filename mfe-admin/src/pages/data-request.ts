export { DataRequestDetailPage as Component } from '../features/compliance/data-requests/data-request-detail';
export {
  dataRequestAction as action,
  dataRequestLoader as loader,
} from '../features/compliance/data-requests/data-requests.api';
