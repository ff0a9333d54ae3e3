import type { SupportRequestDto } from './support.dto.js';

/** A filled-in support request, for tests. */
export const supportRequest = (
  changes: Partial<Record<keyof SupportRequestDto, unknown>> = {},
): Record<string, unknown> => ({
  topic: 'documents',
  name: 'Amina Otieno',
  email: 'amina.otieno@example.com',
  phone: '+254 712 345678',
  message: 'Which reports do you need from my father?',
  ...changes,
});
