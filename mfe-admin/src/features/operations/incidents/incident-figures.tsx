import { INCIDENT_CAUSE_NAMES } from '@ayana/contracts/operations';
import { RouterLink } from '@ayana/portal-kit/screens';
import { BarTable } from '@ayana/shared-ui/chart';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Stat, StatRow } from '@ayana/shared-ui/stat';
import { duration } from '@ayana/shared-ui/time';
import { INCIDENTS_PATH } from '../../../paths';
import type { IncidentFigures as Figures } from '../types';
import { messages } from './list-messages';

const { figures: words } = messages;
const MINUTE = 60_000;

const timeOf = (minutes: number | null): string => (minutes === null ? words.none : duration(minutes * MINUTE));

/** How fast incidents are taken on and closed, and what they came from. */
export function IncidentFigures({ figures }: { figures: Figures }) {
  const { days, opened, acknowledged, closed, by_cause } = figures;
  if (opened === 0 && closed === 0) return null;
  return (
    <PortalCard title={words.title(days)}>
      <StatRow>
        <Stat
          label={words.acknowledge}
          value={timeOf(figures.minutes_to_acknowledge)}
          note={words.acknowledged(acknowledged, opened)}
        />
        <Stat label={words.resolve} value={timeOf(figures.minutes_to_resolve)} note={words.closed(closed)} />
      </StatRow>
      {by_cause.length === 0 ? null : (
        <BarTable
          title={words.causes}
          head={[words.cause, words.count]}
          note={words.note}
          rows={by_cause.map(({ cause, count }) => ({
            id: cause ?? '',
            name:
              cause === null ? (
                words.noCause
              ) : (
                <Link as={RouterLink} href={`${INCIDENTS_PATH}?view=all&cause=${cause}`}>
                  {INCIDENT_CAUSE_NAMES[cause]}
                </Link>
              ),
            value: count,
            cells: [String(count)],
          }))}
        />
      )}
    </PortalCard>
  );
}
