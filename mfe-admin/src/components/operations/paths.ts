export const SIGNALS_PATH = '/admin/crisis-detection';
export const DEFINITIONS_PATH = `${SIGNALS_PATH}/definitions`;
export const INCIDENTS_PATH = '/admin/incident-command';

export const signalHref = ({ id }: { id: string }): string => `${SIGNALS_PATH}/${id}`;
export const incidentHref = ({ id }: { id: string }): string => `${INCIDENTS_PATH}/${id}`;
export const journeyHref = (id: string): string => `/case-manager/cases/${id}`;
export const runHref = ({ id }: { id: string }): string => `/admin/escalation-management/runs/${id}`;
