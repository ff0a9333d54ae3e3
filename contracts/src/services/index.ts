import { defineMessages } from '../language/index.ts';

export interface Service {
  readonly id: 'cardiac' | 'cosmetic' | 'orthopedic' | 'ophthalmology' | 'fertility' | 'general' | 'video' | 'oncology';
  readonly name: string;
  /** US dollars; null when the price is part of the treatment. */
  readonly from_usd: number | null;
  /** Largest saving in whole per cent; null where support is comprehensive instead. */
  readonly save_percent: number | null;
  readonly path: string;
}

/** The services on the home page with starting price and savings claim (spec section 1). */
export const SERVICES: readonly Service[] = defineMessages('contracts/services', [
  { id: 'cardiac', name: 'Cardiac Surgery', from_usd: 15000, save_percent: 70, path: '/services/cardiology' },
  { id: 'cosmetic', name: 'Cosmetic Surgery', from_usd: 3000, save_percent: 60, path: '/services' },
  { id: 'orthopedic', name: 'Orthopedic Surgery', from_usd: 8000, save_percent: 75, path: '/services/orthopedic' },
  { id: 'ophthalmology', name: 'Ophthalmology', from_usd: 2000, save_percent: 80, path: '/services' },
  { id: 'fertility', name: 'Fertility Treatments', from_usd: 4000, save_percent: 65, path: '/services' },
  { id: 'general', name: 'General Medicine', from_usd: 500, save_percent: 85, path: '/services' },
  { id: 'video', name: 'Video Consultations', from_usd: 50, save_percent: 80, path: '/services/video-consultation' },
  { id: 'oncology', name: 'Oncology Treatment', from_usd: null, save_percent: null, path: '/services/oncology' },
]);

/** The headline claims (spec section 1). */
export const CLAIMS = {
  procedures: '50+',
  partners: '100+',
  success_rate: '98%',
  savings: '70-85%',
  partner_hospitals: '500+',
  countries: '25+',
} as const;
