import type { Integer } from '../shapes/index.ts';

export interface RemovedTests {
  removed: Integer;
}
