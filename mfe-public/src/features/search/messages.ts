import { defineMessages, plural, select } from '@ayana/contracts/language';

export const SEARCH_MESSAGES = defineMessages('mfe-public/search', {
  suggestions: 'Suggestions',
  kinds: { treatments: 'Treatments', hospitals: 'Hospitals', doctors: 'Doctors', cities: 'Cities', pages: 'Pages' },
  all: (term: string): string => `All results for “${term}”`,
  found: (count: number): string =>
    plural(count, {
      0: 'No good match. Press Enter to ask a person.',
      other: `${plural(count, { one: '1 suggestion', other: `${count} suggestions` })}. Use the up and down keys to choose.`,
    }),
  tabs: 'What was found',
  all_of: { treatments: 'All treatments', hospitals: 'All hospitals', doctors: 'All doctors' },
  for_term: (what: string, term: string): string => `${what}${select(term, { none: '', other: ` for “${term}”` })}`,
  category: 'Category',
  complexity: 'Complexity',
  complexity_levels: { low: 'Simple', medium: 'Moderate', high: 'Complex' },
  treatments_count: (count: number): string => plural(count, { one: '1 treatment', other: `${count} treatments` }),
  about: (name: string, parts: string): string => `${name}: ${parts}, indicative, 2026.`,
  from: (price: string): string => `from ${price}`,
  prices: 'What it includes',
  who_does: 'Doctors who do it',
  where: 'Hospitals',
  read_as: (words: string): string => `Showing results for “${words}”.`,
  understood: 'Go straight to:',
  /** The link of each kind of match. */
  leads_to: {
    treatment: (name: string): string => `Doctors for ${name}`,
    speciality: (name: string): string => `Doctors in ${name}`,
    city: (name: string): string => `Hospitals in ${name}`,
    language: (name: string): string => `Doctors who speak ${name}`,
  },
  pages: 'Pages that help:',
  left_out: (words: string): string => `Not used: ${words}.`,
  no_fit: (term: string): string => `We found no good match for “${term}”`,
  no_fit_text:
    'We do not want to guess about your health. Tell us what you need in your own words. A person reads it and answers within 24 hours, free of charge.',
  free_consultation: 'Free consultation',
  call: (phone: string): string => `Call ${phone}`,
  nothing: (what: string): string => `No ${what} for this`,
  nothing_filtered: 'Nothing matches all your filters. Remove one of the filters above, the last one first.',
  nothing_words:
    'Try fewer or simpler words: the part of the body (knee, heart), what hurts, a city or a language. Or ask us. A person writes back within 24 hours.',
  nothing_elsewhere: (what: string): string => `There are results among the ${what}.`,
  ask: 'Ask us',
  failed: (what: string): string => `We could not load the ${what}`,
  failed_text: 'You did nothing wrong, and we keep what you typed and chose. Try again in a moment, or ask us.',
  retry: 'Retry',
  title: (term: string): string => select(term, { none: 'Search', other: `${term}: search` }),
  next_title: 'Not sure which to choose?',
  next_text:
    'Tell us what you have and where you live. A person reads it and names two or three hospitals and doctors that fit, free of charge.',
  sample: 'Every hospital and doctor shown is a sample. Prices are indicative, 2026.',
});
