import { styled } from 'styled-components';

import type { Review } from '../loaders/load-review';
import { longDate } from '../time/long-date';
import { PAGE_LAYOUT_MESSAGES as TEXTS } from '../page-layout/messages';

const Note = styled.p`
  max-inline-size: 36em;
  margin-block-start: var(--space-3);
  color: var(--stone);
  font-size: var(--size-14);
`;

/** Below a medical page's lead: its date, and the reviewing doctor's field and date. */
export function ReviewNote({ written, review }: { written: string; review: Review | null }) {
  return (
    <Note>
      {written}
      {review === null
        ? null
        : ` ${TEXTS.reviewed(
            review.doctor.specialization,
            longDate(review.reviewed_on),
            longDate(review.next_review_on),
          )}`}
    </Note>
  );
}
