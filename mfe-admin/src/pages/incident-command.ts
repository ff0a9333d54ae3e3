export { IncidentsList as Component } from '../features/operations/incidents/incidents-list';
export { incidentsLoader as loader } from '../features/operations/incidents/incidents.api';
