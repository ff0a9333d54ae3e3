import { INDIA_ZONE } from '@ayana/contracts/places';
import { RouterLink } from '@ayana/portal-kit/screens';
import { StatusChip } from '@ayana/shared-ui/chip';
import { moneyText } from '@ayana/shared-ui/money';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dayKey } from '@ayana/shared-ui/time';
import { Clock, TriangleAlert } from 'lucide-react';
import { caseHref } from '../../../paths';
import { messages } from '../messages';
import type { Expiring, TodayAnswer } from '../today.api';
import { Rows } from '../today.styles';
import { PartOr } from './part-or';

const { expiring: words } = messages;
const DAY = 24 * 60 * 60_000;
/** Days from which on it is too late to renew most papers in time. */
const URGENT = 3;
const SOON = 14;

/** Visas, quotes and licences whose last day is near. */
export function ExpiringCard({ part, now, onRetry }: { part: TodayAnswer['today']; now: Date; onRetry: () => void }) {
  return (
    <PortalCard title={words.title} extra={<p>{words.note}</p>}>
      <PartOr part={part} failed={words.failed} onRetry={onRetry}>
        {({ expiring, expiring_total: total }) =>
          expiring.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <>
              <Rows>
                {expiring.map((each) => (
                  <li key={each.id}>
                    <RouterLink href={hrefOf(each)}>
                      <span>
                        <b dir="auto">{each.name}</b>
                        <small dir="auto">{aboutText(each)}</small>
                      </span>
                      <Left until={each.valid_until} now={now} />
                    </RouterLink>
                  </li>
                ))}
              </Rows>
              {total > expiring.length ? <p>{words.more(total - expiring.length)}</p> : null}
            </>
          )
        }
      </PartOr>
    </PortalCard>
  );
}

/** What expires, whose it is, for what and how much: `Quote · Apollo · Knee replacement · Kenya · $8,900 · AY-7K2Q4`. */
function aboutText({ kind, hospital, treatment, country, amount, case_number }: Expiring): string {
  const price = amount === null ? null : moneyText(amount / 100);
  return [words.papers[kind], hospital, treatment, country, price, case_number].filter(Boolean).join(' · ');
}

function hrefOf({ kind, journey_id, organisation_id }: Expiring): string {
  if (journey_id !== null) return caseHref(journey_id, kind === 'quote' ? 'offers' : 'travel');
  return organisation_id === null ? '/admin/organisations' : `/admin/organisations/${organisation_id}`;
}

function Left({ until, now }: { until: string; now: Date }) {
  const days = Math.round((Date.parse(until) - Date.parse(dayKey(now, INDIA_ZONE))) / DAY);
  const tone = days <= URGENT ? 'coral' : days <= SOON ? 'marigold' : 'neutral';
  const Icon = days <= URGENT ? TriangleAlert : Clock;
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {words.days(days)}
    </StatusChip>
  );
}
