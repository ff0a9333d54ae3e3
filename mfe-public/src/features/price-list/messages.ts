export const PRICE_LIST_MESSAGES = {
  heading: 'Services and prices',
  lead: 'Indicative prices in US dollars, 2026, for planning. Your own quote comes from a hospital, names every line, and says what it leaves out.',
  services: 'Eight services, and where each begins',
  services_text:
    'Starting prices as Ayana states them. Single procedures, listed below by department with their sources, can be cheaper or dearer.',
  procedures: 'Procedures, by department',
  procedures_text:
    'A range covers the hospital, the surgeon and an ordinary stay. Flights, visa, lodging after discharge and treatment of complications come on top. Where the source reads “general knowledge”, the range is our own estimate.',
  procedure: 'Procedure',
  india: 'India',
  us: 'US',
  hospital_days: 'In hospital',
  india_days: 'In India',
  source: (source: string): string => `Source of the prices: ${source}.`,
  about_head: 'About it',
  about: 'What it is, and the source',
  about_it: (name: string): string => `: ${name}`,
  hospitals: 'Hospitals that do it',
  contents: (count: number, from: string | null): string =>
    `${count === 1 ? 'One procedure' : `${count} procedures`}${from === null ? '' : `, from ${from}`}`,
  days: (text: string) => (text === '1' ? '1 day' : `${text} days`),
  no_stay: 'day care',
  per_visit: 'per visit',
  not_listed: 'not listed',
  failed: 'Failed to load treatment data',
  failed_text:
    'The price list did not arrive. Nothing you did was wrong: try again in a moment, or ask us and we send you the prices you need.',
  retry: 'Try again',
  next_title: 'A price for your own case',
  next_text:
    'Say what was found and where you live. A person answers within 24 hours, free and without obligation, and asks at least two hospitals for a quote.',
  next_brochure: 'Prices as a brochure, by e-mail',
} as const;

/** Departments in a patient's words; one that is not here keeps its own name. */
export const DEPARTMENTS: Readonly<Record<string, string>> = {
  Bariatric: 'Weight loss',
  Cardiac: 'Heart',
  Cosmetic: 'Cosmetic',
  Dental: 'Teeth',
  Diagnostics: 'Scans and tests',
  Endocrine: 'Thyroid',
  ENT: 'Ear, nose and throat',
  Fertility: 'Fertility',
  Gastro: 'Belly and digestion',
  Gynaecology: 'Women’s health',
  Nephrology: 'Dialysis',
  Neuro: 'Brain and nerves',
  Oncology: 'Cancer',
  Ophthalmology: 'Eyes',
  Orthopaedics: 'Bones and joints',
  Preventive: 'Check-ups',
  Spine: 'Spine',
  Transplant: 'Transplants',
  Urology: 'Kidney stones and prostate',
};
