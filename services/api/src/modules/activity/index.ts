export { ActivityModule } from './activity.module.js';
export { AuditTrail, type AuditAction } from './audit-trail.js';
