export { HomePage as Component } from '../features/home/home-page';
export { homeLoader as loader } from '../features/home/data/loader';
export { finishTaskAction as action } from '../own-tasks/finish-task';
