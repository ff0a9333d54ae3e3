import type { components } from '@ayana/contracts/api';

/** One piece of work, with what it shows of the journey in `facts`. */
export type WorkDetail = components['schemas']['AssignmentDetailDto'];

/** What a section of a work page gets; it reads its own data. */
export interface WorkSectionProps {
  work: WorkDetail;
  /** Reads the work again, after something was done in the section. */
  reread: () => void;
}
