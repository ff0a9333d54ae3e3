import type { ContactDto } from './inquiries.dto.js';

/** A filled-in contact form, for tests. */
export const contactForm = (changes: Partial<Record<keyof ContactDto, unknown>> = {}): Record<string, unknown> => ({
  first_name: 'Amina',
  last_name: 'Otieno',
  email: 'amina.otieno@example.com',
  phone: '+254 712 345678',
  interested_procedure: 'Heart valve replacement',
  preferred_destination: 'Chennai',
  additional_info: 'My father is 68.',
  ...changes,
});
