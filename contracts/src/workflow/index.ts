export { type InvolvedUsers, mayApprove } from './approval.ts';
export * from './transitions.ts';
