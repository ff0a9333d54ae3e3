import type { CasePart, StayUpdate } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { messages } from './messages';

/** What the hospital tells about the stay, for the patient and for companions; nothing is shown without any. */
export default function NewsCard({ journeyId }: { journeyId: string }) {
  const news = usePart<StayUpdate[], CasePart>({
    key: journeyId,
    read: async () => (await dataOf(api.GET('/stays/updates', { params: { query: { journey_id: journeyId } } }))).items,
    live: ['admissions.updated'],
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  if (news.value === null && news.failure !== null)
    return <FailedPart what={messages.failed} failure={news.failure} onRetry={news.reread} />;
  if (news.value === null || news.value.length === 0) return null;
  const { zone } = deviceZone();
  return (
    <PortalCard title={messages.title}>
      {news.value.map(({ id, text, hospital_name, at }) => (
        <div key={id}>
          <p dir="auto" style={PRE}>
            {text}
          </p>
          <small>{messages.by(hospital_name, fullMoment(new Date(at), zone))}</small>
        </div>
      ))}
    </PortalCard>
  );
}

/** What was written keeps its lines. */
const PRE = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
