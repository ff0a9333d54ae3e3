export * from './kinds.ts';
export * from './price-items.ts';
export * from './homes.ts';
export * from './organisations.ts';
export * from './proposals.ts';
export * from './applications.ts';
export * from './credentials.ts';
