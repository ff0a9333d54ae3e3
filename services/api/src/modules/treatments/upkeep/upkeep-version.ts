import type { Treatment } from '@ayana/contracts/catalogue';

/** The version of a treatment's ETag; only staff get one. */
export const upkeepVersion = ({ upkeep }: Treatment): number | undefined => upkeep?.version;
