/** Chains, rotas and runs: who is paged, in which order, until someone acknowledges. */
export { Escalations } from './escalations.service.js';
export type { NewEscalation } from './escalations.service.js';
export { EscalationsModule } from './escalations.module.js';
export type { RunOutcome } from './runs/run-outcomes.js';
