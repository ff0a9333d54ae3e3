import { CATALOGUE_MESSAGES } from './messages';
import type { components } from '@ayana/contracts/api';
import { hospitalStayText, indiaStayText } from '@ayana/contracts/catalogue';
import { api } from '@ayana/portal-kit';
import { styled } from 'styled-components';

import { nullOnFailure } from '../loaders/null-on-failure';
import { usdRange } from '../money/usd';
import { idOf } from './id-of';
import { TreatmentLink } from './treatment-link';

export type AskedTreatment = Pick<
  components['schemas']['TreatmentDto'],
  'id' | 'slug' | 'name' | 'plain_name' | 'hospital_days' | 'total_days_in_india' | 'india_usd_min' | 'india_usd_max'
>;

/** The treatment in the URL; null without one, or when it cannot be loaded. */
export async function loadAskedTreatment(query: URLSearchParams, signal: AbortSignal): Promise<AskedTreatment | null> {
  const id = idOf(query, 'treatment_id');
  if (id === undefined) return null;
  const reading = api.GET('/treatments/{id}', { params: { path: { id } }, signal }).then(({ data }) => data);
  return nullOnFailure('The treatment', reading, signal);
}

const Note = styled.p`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background: var(--marigold-100);
  font-size: var(--size-16);
`;

/** Days and indicative price of the treatment the list is about. */
export function TreatmentNote({ treatment }: { treatment: AskedTreatment }) {
  const { hospital_days, total_days_in_india, india_usd_min, india_usd_max } = treatment;
  const parts = [
    hospital_days === null ? null : hospitalStayText(hospital_days),
    total_days_in_india === null ? null : indiaStayText(total_days_in_india),
    usdRange(india_usd_min, india_usd_max),
  ].filter((part) => part !== null);
  return (
    <Note>
      <strong>
        <TreatmentLink treatment={treatment} />:
      </strong>{' '}
      {CATALOGUE_MESSAGES.indicative(parts.join(', '))}
    </Note>
  );
}
