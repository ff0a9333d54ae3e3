import type { BrochureRequestDto } from './brochures.dto.js';

/** A filled-in request for a brochure, for tests. */
export const brochureRequest = (
  changes: Partial<Record<keyof BrochureRequestDto, unknown>> = {},
): Record<string, unknown> => ({
  speciality: 'cardiac',
  language: 'en',
  name: 'Amina Otieno',
  email: 'amina.otieno@example.com',
  ...changes,
});
