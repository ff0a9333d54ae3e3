export { ResourceDetailPage as Component } from '../features/resources/list/resource-detail';
export { resourceAction as action, resourceLoader as loader } from '../features/resources/list/resources.api';
