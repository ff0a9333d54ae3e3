export { VisitPage as Component } from '../features/consultation-room/visit-page';
export { visitLoader as loader } from '../features/consultation-room/visit.api';
