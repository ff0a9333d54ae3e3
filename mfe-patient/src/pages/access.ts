export { AccessPage as Component } from '../features/documents/access/access-page';
export { accessLoader as loader } from '../features/documents/access/access.api';
