import type { JourneyStep } from '@ayana/contracts/journey';

import type { Source } from '../../articles/sources';

/** The public texts of a stage, beside its name and sentence, which are in contracts. */
export interface StageText {
  /** 1 to 10. */
  number: number;
  text: readonly string[];
  papers: readonly (readonly [paper: string, why: string])[];
}

/** One of the five public pages of the journey. */
export interface JourneyPageTexts {
  step: JourneyStep;
  title: string;
  lead: string;
  /** Typical time of all its stages together. */
  days: string;
  stages: readonly StageText[];
  included: readonly string[];
  extra: readonly string[];
  wrong: readonly (readonly [what: string, then: string])[];
  at_home: readonly string[];
  sources: readonly Source[];
  next_title: string;
  next_text: string;
  /** A link to a related page. */
  next_link?: { to: `/${string}`; text: string };
}
