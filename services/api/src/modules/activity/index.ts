export { ActivityModule } from './activity.module.js';
export { ActivitySealJob } from './activity-seal.job.js';
export { AuditTrail, type AuditAction } from './audit-trail.js';
export { exportDetails } from './export-details.js';
