import { CASE_FACT_NAMES, type CaseFacts, JOURNEY_STAGES } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalCard, PortalMain } from '@ayana/shared-ui/portal-page';
import { DateText, useNow } from '@ayana/shared-ui/time';
import { Rows } from '../../../components/operations/rows.styles';
import { messages as shared } from '../messages';
import { messages } from './messages';

const LIVE = ['journey.updated'] as const;

const newestFirst = (items: CaseFacts['items']) =>
  items.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

/** What has happened in a case, the newest first, who did it and when: why it is where it is. */
export function FactsSection({ journeyId }: { journeyId: string }) {
  const now = useNow();
  const facts = usePart<CaseFacts>({
    key: journeyId,
    read: () => dataOf(api.GET('/cases/{case_id}/facts', { params: { path: { case_id: journeyId } } })),
    live: LIVE,
  });
  return (
    <PortalMain>
      <PortalCard title={messages.title}>
        <p>{messages.text}</p>
        <ReadDetail detail={facts} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
          {({ items }) =>
            items.length === 0 ? (
              <p>{messages.none}</p>
            ) : (
              <Rows>
                {newestFirst(items).map(({ fact, at, by }) => (
                  <li key={fact}>
                    <div>
                      {CASE_FACT_NAMES[fact]}
                      <small>
                        <bdi>{by === null ? messages.system : by.name}</bdi> · <DateText at={at} now={now} />
                      </small>
                    </div>
                  </li>
                ))}
              </Rows>
            )
          }
        </ReadDetail>
      </PortalCard>
      {facts.value === null || facts.value.gaps.length === 0 ? null : (
        <PortalCard title={messages.gaps.title}>
          <p>{messages.gaps.text}</p>
          <Rows>
            {facts.value.gaps.map(({ stage_number, fact }) => (
              <li key={`${stage_number} ${fact}`}>
                <div>
                  {CASE_FACT_NAMES[fact]}
                  <small>{JOURNEY_STAGES[stage_number - 1]?.label}</small>
                </div>
              </li>
            ))}
          </Rows>
        </PortalCard>
      )}
    </PortalMain>
  );
}
