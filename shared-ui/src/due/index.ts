export { DueClock, type DueClockProps } from './due-clock';
export { dueState, elapsedShare, type DueState, type Promised } from './due-state';
