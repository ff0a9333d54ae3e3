import type { Integer } from '../shapes/index.ts';

export const DEPENDENT_KINDS = ['doctors', 'hospitals', 'recommendations', 'appointments'] as const;
export type DependentKind = (typeof DEPENDENT_KINDS)[number];

/** What depends on a row, so that nothing disappears unnoticed. */
export interface Dependents {
  kind: DependentKind;
  count: Integer;
  /** Whether they keep the row from being removed. */
  blocks: boolean;
}
