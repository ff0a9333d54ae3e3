import { defineMessages } from '@ayana/contracts/language';

/** The words of a laboratory report. */
export const REPORT_MESSAGES = defineMessages('api/journeys/laboratory-report', {
  title: 'Laboratory results',
  subject: (laboratory: string) => `Results of ${laboratory}`,
  lead: (laboratory: string, day: string) => `${laboratory}, released on ${day}.`,
  facts: {
    number: 'Order number',
    ordered_by: 'Ordered by',
    specimen: 'Specimen',
    accession: 'Sample number',
    sampled: 'Sample taken',
    entered_by: 'Entered by',
    reviewed_by: 'Reviewed by',
  },
  columns: { test: 'Test', value: 'Value', range: 'Usual range', flag: 'In words' },
  method: (method: string) => `Method: ${method}`,
  large_change: (before: string, day: string) => `Large change: ${before} on ${day}`,
  below: 'see below',
  from: (low: string) => `from ${low}`,
  up_to: (high: string) => `up to ${high}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  no_range: 'no range known',
  by: (day: string, name: string) => `${day}, by ${name}`,
  advice:
    'Ask your doctor or your case manager what these values mean for you. A value outside its range is not a diagnosis.',
});
