export { ImportPage as Component } from '../features/treatments/import/import-page';
