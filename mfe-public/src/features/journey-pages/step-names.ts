import { defineMessages } from '@ayana/contracts/language';
import type { JourneyStep } from '@ayana/contracts/journey';

/** The names of the five parts, apart from their texts, so that a link does not load a page. */
export const STEP_NAMES: Readonly<Record<JourneyStep, string>> = defineMessages('mfe-public/journey-pages/part-names', {
  consultation: 'Consultation',
  planning: 'Planning',
  travel: 'Travel',
  treatment: 'Treatment',
  recovery: 'Recovery',
});
