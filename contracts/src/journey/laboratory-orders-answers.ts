import type { Id } from '../shapes/index.ts';

export interface OrderRecipient {
  id: Id;
  name: string;
}
