import type { Integer } from '../shapes/index.ts';

export interface RolloutVersion {
  version: string;
  /** Addresses it was shown to; null where it was judged by pages shown, as earlier versions of the API did. */
  visitors: Integer | null;
  /** Those of them that reported a failure; of the pages shown, where visitors is null. */
  failures: Integer;
}
