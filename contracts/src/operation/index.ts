export { isFailurePhase, FAILURE_PHASES } from './failures.ts';
export type { FailurePhase, RemoteFailureReport } from './failures.ts';
export { bucketOf, percentile75, ratingOf, VITAL_NAMES, VITALS } from './vitals.ts';
export type { VitalName, VitalRating, VitalsReport } from './vitals.ts';
export { newRequestId, REQUEST_ID, REQUEST_ID_HEADER } from './request-id.ts';
