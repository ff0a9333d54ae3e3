export { type IncidentNote, Incidents } from './incidents.js';
export { IncidentsModule } from './incidents.module.js';
