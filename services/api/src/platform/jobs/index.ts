export { prepareJobs } from './boss.js';
export { PermanentJobError } from './failure.js';
export { JobsModule } from './jobs.module.js';
export { JobsService } from './jobs.service.js';
export type { DeadJobHandler, JobContext, JobHandler } from './jobs.service.js';
