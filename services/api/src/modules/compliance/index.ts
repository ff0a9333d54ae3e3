/** Requirements, controls and evidence; requests about personal data; what is removed when its time is over. */
export { ComplianceModule } from './compliance.module.js';
