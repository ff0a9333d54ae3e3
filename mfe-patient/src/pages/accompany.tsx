export { AccompanyPage as Component } from '../features/accompany/accompany-page';
export { accompanyLoader as loader } from '../features/accompany/accompany.api';
