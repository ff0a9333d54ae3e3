import { DischargeList } from '@ayana/case-kit/discharge';
import type { CasePart, DischargeSummary } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { messages as shared } from '../messages';
import { messages } from './messages';

const { discharge: words } = messages;

const readSummaries = async (journey_id: string): Promise<DischargeSummary[]> =>
  (await dataOf(api.GET('/discharge-summaries', { params: { query: { journey_id } } }))).items;

/** What the hospital signed at the discharge. */
export function DischargeCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const part = usePart<DischargeSummary[], CasePart>({
    key: journeyId,
    read: () => readSummaries(journeyId),
    live: ['admissions.updated'],
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(summaries) =>
          summaries.length === 0 ? <p>{words.empty}</p> : <DischargeList summaries={summaries} now={now} opens />
        }
      </ReadDetail>
    </PortalCard>
  );
}
