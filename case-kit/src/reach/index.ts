export { FoldedNightHelp, NightHelp } from './night-help';
export { SupportHours } from './support-hours';
