export { ActivityModule } from './activity.module.js';
export { AuditTrail, type Act } from './audit-trail.js';
