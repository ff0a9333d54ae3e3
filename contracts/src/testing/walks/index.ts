export * from './case-rows.ts';
export * from './draw.ts';
export * from './faults.ts';
export { close } from './endings.ts';
export type { Actor, Happening } from './happening.ts';
export * from './happenings.ts';
export * from './rules.ts';
