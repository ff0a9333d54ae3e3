import { ALL_OTHERS } from './treatment-texts/all-others.js';
import { HEART_BONES_AND_NERVES } from './treatment-texts/heart-bones-and-nerves.js';
import { ORGANS_CANCER_AND_LOOKS } from './treatment-texts/organs-cancer-and-looks.js';
import type { TreatmentText } from './treatment-texts/text.js';

export type { Need, TreatmentText } from './treatment-texts/text.js';

/** Descriptions of the procedures for patients; by their names in procedures.csv. */
export const TREATMENT_TEXTS: Readonly<Record<string, TreatmentText>> = {
  ...HEART_BONES_AND_NERVES,
  ...ORGANS_CANCER_AND_LOOKS,
  ...ALL_OTHERS,
};
