export { WorkPage as Component } from '../features/work/page/work-page';
export { workLoader as loader } from '../features/work/page/work.api';
