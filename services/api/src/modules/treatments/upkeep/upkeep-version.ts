import type { TreatmentDto } from '../treatments.dto.js';

/** The version of a treatment's ETag; only staff get one. */
export const upkeepVersion = ({ upkeep }: TreatmentDto): number | undefined => upkeep?.version;
