export { WorkList as Component } from '../features/work/list/work-list';
export { workListLoader as loader } from '../features/work/list/work-list.api';
