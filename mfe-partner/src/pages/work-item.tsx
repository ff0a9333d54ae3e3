export { WorkPage as Component } from '../features/work/work-page';
export { workLoader as loader } from '../features/work/work.api';
