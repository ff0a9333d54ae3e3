import type { CatalogueTreatment } from '../treatments.api';

/** A treatment for tests. */
export const aTreatment = (change: Partial<CatalogueTreatment> = {}): CatalogueTreatment => ({
  id: 'treatment',
  name: 'Arthroplasty of the knee',
  category: 'Orthopaedics',
  complexity_level: 'medium',
  description: null,
  slug: 'arthroplasty-of-the-knee',
  plain_name: null,
  department: null,
  conditions_in_plain_words: [],
  reviewed_on: null,
  reviewer_id: null,
  is_active: true,
  india_usd_min: 4000,
  india_usd_max: 6000,
  us_usd_min: null,
  us_usd_max: null,
  hospital_days: null,
  total_days_in_india: null,
  source: null,
  created_at: '2026-11-01T08:00:00Z',
  updated_at: '2026-11-01T08:00:00Z',
  upkeep: { version: 1, is_featured: false, updated_by: null },
  ...change,
});
