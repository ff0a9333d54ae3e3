/** Questions that a job asks our own rows every minute; what it finds is a signal. */
export { SignalRow } from './signal.entity.js';
export { SignalsModule } from './signals.module.js';
export { signals, subjectOf } from './signals.queries.js';
export { SignalWorkflow, SYSTEM } from './signal-workflow.js';
