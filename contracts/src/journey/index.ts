export * from './journeys.ts';
export * from './stages.ts';
export * from './treatment-requests.ts';
