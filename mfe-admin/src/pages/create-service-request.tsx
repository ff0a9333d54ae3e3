export { CreateRequestPage as Component } from '../features/service-desk/create/create-request';
export { createLoader as loader } from '../features/service-desk/create/create.api';
