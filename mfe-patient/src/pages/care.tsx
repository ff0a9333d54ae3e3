export { CarePage as Component } from '../features/care/care-page';
export { careLoader as loader } from '../features/care/care.api';
