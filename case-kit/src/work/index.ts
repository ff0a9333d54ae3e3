export { DeclineDialog } from './decline-dialog';
