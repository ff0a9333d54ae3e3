/** Figures about cases, money and satisfaction, from sums that a job keeps. */
export { AnalyticsModule } from './analytics.module.js';
export { keepRollups } from './rollups.js';
export { RollupsJob } from './rollups.job.js';
