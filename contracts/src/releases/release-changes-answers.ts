import type { Integer } from '../shapes/index.ts';

export interface ReleaseGeneration {
  /** Of the registry, now. */
  generation: Integer;
}
