export { NotOpenPage as Component } from '../features/not-open/not-open-page';
