import { formatLocale } from '@ayana/contracts/language';
import { OwnerTag } from '@ayana/shared-ui/people';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { messages as shared } from '../../../components/operations/messages';
import type { IncidentDetail } from '../types';
import { messages } from './detail-messages';
import { ReviewText } from './incident.styles';

const { review: words } = messages;
const day = new Intl.DateTimeFormat(formatLocale(), { dateStyle: 'long', timeZone: 'UTC' });

/** What was learnt. */
export function ReviewCard({ review, now }: { review: IncidentDetail['review']; now: Date }) {
  if (review === null) return null;
  const { reviewed_by, reviewed_at } = review;
  return (
    <PortalCard title={words.title}>
      <ReviewText>
        {(
          [
            [words.happened, review.what_happened],
            [words.why, review.why],
            [words.changes, review.what_changes],
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words.owner}</dt>
          <dd>
            <OwnerTag owner={review.changes_owner} />
          </dd>
        </div>
        <div>
          <dt>{words.due}</dt>
          <dd>{day.format(new Date(review.changes_due_on))}</dd>
        </div>
      </ReviewText>
      <p>
        <bdi>{words.by(reviewed_by.name || shared.deleted, dateText(new Date(reviewed_at), now))}</bdi>
      </p>
    </PortalCard>
  );
}
