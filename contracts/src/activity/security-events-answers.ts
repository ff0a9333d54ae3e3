import type { Id } from '../shapes/index.ts';

export interface Logged {
  success: boolean;
  id: Id;
}
