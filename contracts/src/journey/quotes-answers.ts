import type { Id } from '../shapes/index.ts';

export interface QuoteSurgeon {
  id: Id;
  name: string;
  title: string;
}
