/** One text to many readers by email, text message and bell: written, approved, sent in steps. */
export { Broadcasts, type IncidentBroadcast } from './broadcasts.js';
export { BroadcastsModule } from './broadcasts.module.js';
