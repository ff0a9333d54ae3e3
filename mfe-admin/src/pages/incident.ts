export { IncidentPage as Component } from '../features/operations/incidents/incident-page';
export { incidentAction as action, incidentLoader as loader } from '../features/operations/incidents/incidents.api';
