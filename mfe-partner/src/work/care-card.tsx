import { directionsOf, LABORATORY_FLAG_NAMES, resultText } from '@ayana/contracts/journey';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { messages as words } from './care-messages';
import type { WorkDetail } from './work.types';

type CaseFacts = NonNullable<WorkDetail['facts']>;
type Result = NonNullable<CaseFacts['results']>[number];

/** Results that were released for the patient and medicines that were prescribed, where the work shows them. */
export function CareCard({ facts: { results, medicines } }: { facts: CaseFacts }) {
  const now = useNow();
  const day = (at: string): string => dateText(new Date(at), now);
  return (
    <>
      {results === null || results.length === 0 ? null : (
        <PortalCard title={words.results}>
          <Facts
            facts={results.map((result) => [
              result.test,
              <span key={result.id}>
                <bdi>{resultText(result, result)}</bdi>{' '}
                {result.flag === 'normal' ? null : (
                  <Chip tone={toneOf(result)}>{LABORATORY_FLAG_NAMES[result.flag]}</Chip>
                )}{' '}
                <small>{words.released(day(result.released_at))}</small>
              </span>,
            ])}
          />
        </PortalCard>
      )}
      {medicines === null || medicines.length === 0 ? null : (
        <PortalCard title={words.medicines}>
          <Facts
            facts={medicines.map((item) => [
              [item.medicine, item.strength].filter(Boolean).join(' '),
              <span key={item.id}>
                <bdi>{directionsOf(item)}</bdi> <small>{words.prescribed(day(item.prescribed_at))}</small>
              </span>,
            ])}
          />
        </PortalCard>
      )}
    </>
  );
}

const toneOf = ({ flag }: Result): ChipTone => (flag === 'critical' ? 'coral' : 'marigold');
