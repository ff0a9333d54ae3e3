export const DIRECTORY_MESSAGES = {
  heading: 'Hospitals',
  lead: 'The hospitals we work with: what each is good at, who has accredited it, and how to reach it.',
  details: 'View Details',
  more: 'More hospitals',
  sample: 'The hospitals shown are samples; no real institution is named as a partner.',
  found: 'Hospitals',
  back: 'Hospitals',
  ask: 'Request a free consultation',
  ask_title: 'Talk to us about this hospital',
  ask_text: 'Video or phone, free, no obligation. A person answers within 24 hours.',
  beds: (count: number) => `${count} beds`,
  facts: { beds: 'beds', rating: 'rating', departments: 'departments', savings: 'against US prices' },
} as const;
