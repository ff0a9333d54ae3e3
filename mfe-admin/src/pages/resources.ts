export { ResourcesList as Component } from '../features/resources/list/resources-list';
export { resourcesLoader as loader } from '../features/resources/list/resources.api';
