import { type CasePart, patientHref, type StayUpdate } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { Link } from '../own-journey/own-link';
import { messages } from './messages';

export interface NewsCardProps {
  journeyId: string;
  /** The newest alone, where there is a page with all. */
  isBrief?: true;
}

/** What the hospital tells about the stay, for the patient and for companions; nothing is shown without any. */
export default function NewsCard({ journeyId, isBrief }: NewsCardProps) {
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
      {(isBrief === true ? news.value.slice(0, 1) : news.value).map(({ id, text, hospital_name, at }) => (
        <div key={id}>
          <p dir="auto" style={PRE}>
            {text}
          </p>
          <small>{messages.by(hospital_name, fullMoment(new Date(at), zone))}</small>
        </div>
      ))}
      {isBrief === true && news.value.length > 1 ? (
        <p>
          <TextLink as={Link} to={patientHref('care')}>
            {messages.all}
          </TextLink>
        </p>
      ) : null}
    </PortalCard>
  );
}

/** What was written keeps its lines. */
const PRE = { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;
