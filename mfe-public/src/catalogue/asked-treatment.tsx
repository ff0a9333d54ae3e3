import type { components } from '@ayana/contracts/api';
import { api } from '@ayana/portal-kit';
import { styled } from 'styled-components';

import { orNone } from '../layout/or-none';
import { usdRange } from '../money/usd';
import { rangeText } from './days';

export type AskedTreatment = Pick<
  components['schemas']['TreatmentDto'],
  'id' | 'name' | 'plain_name' | 'hospital_days' | 'total_days_in_india' | 'india_usd_min' | 'india_usd_max'
>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** An id an address names; none where it is not one, since an address may be typed by hand. */
export function idOf(query: URLSearchParams, name: string): string | undefined {
  const id = query.get(name) ?? '';
  return UUID.test(id) ? id : undefined;
}

/** The treatment an address asks for; null where it asks for none, or it cannot be read. */
export async function loadAskedTreatment(query: URLSearchParams, signal: AbortSignal): Promise<AskedTreatment | null> {
  const id = idOf(query, 'treatment_id');
  if (id === undefined) return null;
  const reading = api.GET('/treatments/{id}', { params: { path: { id } }, signal }).then(({ data }) => data);
  return orNone('The treatment', reading, signal);
}

const Note = styled.p`
  padding: var(--space-4) var(--space-5);
  border-radius: var(--radius-card);
  background: var(--marigold-100);
  font-size: var(--size-16);
`;

/** What the treatment a list is about takes: days and an indicative price. */
export function TreatmentNote({ treatment }: { treatment: AskedTreatment }) {
  const { name, plain_name, hospital_days, total_days_in_india, india_usd_min, india_usd_max } = treatment;
  const parts = [
    hospital_days === null || hospital_days === '0' ? null : `${rangeText(hospital_days)} days in hospital`,
    total_days_in_india === null || total_days_in_india === '0' ? null : `${rangeText(total_days_in_india)} in India`,
    usdRange(india_usd_min, india_usd_max),
  ].filter((part) => part !== null);
  return (
    <Note>
      <strong>{plain_name ?? name}:</strong> {parts.join(', ')}, indicative, 2026.
    </Note>
  );
}
