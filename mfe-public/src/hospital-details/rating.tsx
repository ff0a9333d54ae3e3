import { Star } from 'lucide-react';
import { styled } from 'styled-components';

import { HOSPITAL_DETAILS_MESSAGES } from './messages';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  vertical-align: bottom;
  color: var(--ink);
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  & svg {
    fill: var(--marigold-500);
    color: var(--marigold-700);
  }
`;

/** A rating of 5, such as 4.9. */
export function Rating({ rating }: { rating: number }) {
  return (
    <Box role="img" aria-label={HOSPITAL_DETAILS_MESSAGES.rating(rating)}>
      <Star size={15} strokeWidth={1.5} aria-hidden="true" />
      {rating.toFixed(1)}
    </Box>
  );
}
