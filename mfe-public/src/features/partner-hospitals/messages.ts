import { defineMessages } from '@ayana/contracts/language';

export const PARTNER_HOSPITALS_MESSAGES = defineMessages('mfe-public/partner-hospitals', {
  heading: 'Partner hospitals',
  lead: 'Here are four of our five. See what each is good at, how many beds it has, and who has checked it.',
  view_more: 'VIEW MORE',
  view_details: 'View Details',
  details_of: (hospital: string): string => ` of ${hospital}`,
  learn_more: 'Learn More',
  more_about: (hospital: string): string => ` about ${hospital}`,
  beds: (count: number) => `${count} beds`,
  to_partnerships: 'Our partnerships',
  to_consultation: 'Free consultation',
  drawing: (name: string, city: string) => `${name} in ${city}, drawn`,
});
