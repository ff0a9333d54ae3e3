export * from './kinds.ts';
export * from './price-items.ts';
