import { defineMessages } from '@ayana/contracts/language';

/** The page of one treatment. */
export const messages = defineMessages('mfe-admin/treatment-detail', {
  failed: 'Failed to load treatment data',
  stale: 'This is from before; the newest could not be loaded.',
  retry: 'Try again',
  tabs: 'Parts of the treatment',
  details: 'Details',
  texts: 'Page texts',
  recommendations: 'Recommendations',
  featured: 'Featured',
  feature: 'Feature',
  unfeature: 'Stop featuring',
  changed: 'Changed',
  by: (name: string): string => `by ${name}`,
  removedNote:
    'It is removed: no public page, list or form shows it. You can still change it, and restore it at any time.',
  stale_command:
    'Someone else has changed this treatment meanwhile. The page shows it now. Please look, then try again.',
});
