export { Broadcasts, type IncidentBroadcast } from './broadcasts.js';
export { BroadcastsModule } from './broadcasts.module.js';
