/** What must be declared to Indian customs on arrival, in whole US dollars: bank notes, and all foreign currency together. */
export const CURRENCY_DECLARATION = {
  notes_usd: 5000,
  total_usd: 10_000,
  source: {
    name: 'Central Board of Indirect Taxes and Customs, India',
    href: 'https://www.cbic.gov.in/',
    as_of: '2026-11',
  },
} as const;
