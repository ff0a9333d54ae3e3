export { DeclineDialog } from './decline-dialog';
export { FinishDialog } from './finish-dialog';
