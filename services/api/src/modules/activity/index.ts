/** The audit trail: who did what to which record, in a chain of hashes, and the lists that show it. */
export { ActivityModule } from './activity.module.js';
export { ActivitySealJob } from './activity-seal.job.js';
export { AuditTrail, type AuditAction } from './audit-trail.js';
export { exportDetails } from './export-details.js';
