import type { Moment } from '../shapes/index.ts';

/** Anyone who opens the link sees the version in that browser. */
export interface ReviewLink {
  link: string;
  until: Moment;
}
