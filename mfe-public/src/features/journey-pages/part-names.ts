import type { JourneyStep } from '@ayana/contracts/journey';

/** The five parts by name, apart from their texts, so that a link to one does not bring its page. */
export const PART_NAMES: Readonly<Record<JourneyStep, string>> = {
  consultation: 'Consultation',
  planning: 'Planning',
  travel: 'Travel',
  treatment: 'Treatment',
  recovery: 'Recovery',
};
