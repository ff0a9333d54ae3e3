/** Incidents and drills: severity, roles, timeline, tasks, review, report. */
export { type IncidentNote, Incidents } from './incidents.js';
export { IncidentsModule } from './incidents.module.js';
