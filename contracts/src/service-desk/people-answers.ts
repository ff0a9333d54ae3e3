import type { Id } from '../shapes/index.ts';

export interface NamedSubject {
  id: Id;
  name: string;
}
