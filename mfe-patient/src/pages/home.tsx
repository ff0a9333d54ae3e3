export { HomePage as Component } from '../features/home/home-page';
export { homeAction as action } from '../features/home/data/action';
export { homeLoader as loader } from '../features/home/data/loader';
