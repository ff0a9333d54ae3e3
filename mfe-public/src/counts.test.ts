import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import portal from '../portal.json';
import { SPECIALITY_MESSAGES } from './features/specialities/messages';
import { SERVICES_MESSAGES } from './features/services/messages';

/** The seed of the catalogue: one line per treatment, below the header. */
const [, ...treatments] = readFileSync(join(import.meta.dirname, '../../services/api/seeds/procedures.csv'), 'utf8')
  .trim()
  .split('\n');

it('texts that count the treatments name their number', () => {
  const described = portal.routes.find(({ id }) => id === 'public.services')?.description ?? '';
  for (const text of [described, SPECIALITY_MESSAGES.all_prices, SERVICES_MESSAGES.all])
    expect([text, Number(/\d+/.exec(text)?.[0])]).toEqual([text, treatments.length]);
});
