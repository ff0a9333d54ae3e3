import type { Department } from '@ayana/contracts/catalogue';

/** What only some hospitals have, and a treatment cannot do without. */
export type Need = 'proton' | 'cyberknife' | 'robot' | 'cell_therapy' | 'linac' | 'transplant_licence' | 'pet';

export interface TreatmentText {
  slug: string;
  plain_name: string;
  department: Department;
  description: string;
  conditions: readonly string[];
  /** Departments that do it too. */
  also?: readonly Department[];
  needs?: Need;
}
