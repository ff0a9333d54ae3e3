import type { components } from '@ayana/contracts/api';
import { styled } from 'styled-components';

import { Rating } from '../hospital-details/rating';
import { CATALOGUE_MESSAGES } from './messages';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  color: var(--stone);
  font-size: var(--size-14);
`;

const { ratings: TEXTS } = CATALOGUE_MESSAGES;

type RatingDto = components['schemas']['RatingDto'];

/** `214 sample ratings`: number and source. */
export function ratingSource({ count, source }: Pick<RatingDto, 'count' | 'source'>): string {
  if (count === null) return TEXTS.record;
  return source === 'sample' ? TEXTS.sample(count) : TEXTS.record_count(count);
}

/** A rating with number and source; renders nothing without one. */
export function RatingLine({ rating }: { rating: RatingDto | null }) {
  if (rating === null) return null;
  return (
    <Line>
      <Rating rating={rating.value} />
      {ratingSource(rating)}
    </Line>
  );
}
