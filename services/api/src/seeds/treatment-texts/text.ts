import type { Department } from '@ayana/contracts/catalogue';

/** Equipment a treatment requires and only some hospitals have. */
export type Need = 'proton' | 'cyberknife' | 'robot' | 'cell_therapy' | 'linac' | 'transplant_licence' | 'pet';

export interface TreatmentText {
  slug: string;
  plain_name: string;
  department: Department;
  description: string;
  conditions: readonly string[];
  /** Further departments that offer it. */
  also?: readonly Department[];
  needs?: Need;
}
