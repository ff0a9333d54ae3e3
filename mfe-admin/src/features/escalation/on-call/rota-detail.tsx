import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { RouterLink, useAction } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { addDays } from '@ayana/shared-ui/calendar';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Facts, PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { deviceZone, fullMoment, inPlace, momentText, shortDate, useNow } from '@ayana/shared-ui/time';
import { ChevronLeft, ChevronRight, PhoneCall, X } from 'lucide-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ArchivedChip } from '../parts/chips';
import { messages as shared } from '../parts/messages';
import { chainHref, ESCALATION_PATH, ON_CALL_PATH, rotaHref } from '../paths';
import type { RotaDetail } from '../types';
import { FeedCard } from './feed-card';
import { messages } from './messages';
import { firstDay, FROM, type RotaCommand, WEEKS } from './on-call.api';
import { Order, Pager, Small } from './on-call.styles';
import { RotaCalendar } from './rota-calendar';

const OverrideDialog = lazy(async () => ({ default: (await import('../dialogs')).OverrideDialog }));
const RotaDialog = lazy(async () => ({ default: (await import('../dialogs')).RotaDialog }));
const { detail: words } = messages;
const LIVE = ['escalations.updated'] as const;

export { rotaAction as action, rotaLoader as loader } from './on-call.api';

/** One rota: who is on call when. */
export function Component() {
  return (
    <DetailScreen<RotaDetail> param="rotaId" live={LIVE} failed={words.failed}>
      {(rota, reread) => <RotaView rota={rota} onChanged={reread} />}
    </DetailScreen>
  );
}

function RotaView({ rota, onChanged }: { rota: RotaDetail; onChanged: () => void }) {
  const now = useNow();
  const { open, show, closing } = useDialog<'override' | 'edit'>(onChanged);
  const { id, version, is_archived, on_call, next_handover_at } = rota;
  const action = useAction<RotaCommand>({ action: rotaHref(rota) });
  const intent = is_archived ? 'restore' : 'archive';
  return (
    <DetailView
      places={[
        { label: shared.title, href: ESCALATION_PATH },
        { label: shared.tabs.onCall, href: ON_CALL_PATH },
      ]}
      title={rota.name}
      state={
        <>
          <ArchivedChip isArchived={is_archived} />
          {on_call === null ? null : (
            <Chip tone="leaf" icon={<PhoneCall size={14} aria-hidden="true" />}>
              {words.now(on_call.name)}
            </Chip>
          )}
          {rota.is_override ? <Chip tone="marigold">{messages.override}</Chip> : null}
          {next_handover_at === null || rota.is_override ? null : (
            <span>{words.until(momentText(new Date(next_handover_at), now))}</span>
          )}
        </>
      }
      actions={
        <>
          {is_archived ? null : (
            <>
              <Button size="small" onClick={() => show('override')}>
                {words.addOverride}
              </Button>
              <Button size="small" variant="outline" onClick={() => show('edit')}>
                {words.change}
              </Button>
            </>
          )}
          <MoreMenu
            label={shared.more}
            items={[{ id: intent, label: words[intent], onSelect: () => action.send({ intent, id, version }) }]}
          />
        </>
      }
      failure={action.failure}
      aside={
        <>
          <Turning rota={rota} now={now} />
          {is_archived ? null : <FeedCard rotaId={id} />}
        </>
      }
      dialogs={
        <>
          {open === 'override' ? <OverrideDialog rota={rota} {...closing} /> : null}
          {open === 'edit' ? <RotaDialog rota={rota} reread={onChanged} {...closing} /> : null}
        </>
      }
    >
      <CalendarCard rota={rota} now={now} />
      <Overrides rota={rota} onRemove={(override) => action.send({ intent: 'remove-override', id, override })} />
    </DetailView>
  );
}

/** The weeks are in the address: Back shows those before. */
function CalendarCard({ rota, now }: { rota: RotaDetail; now: Date }) {
  const [params, setParams] = useSearchParams();
  const from = firstDay(params.get(FROM));
  const go = (day: string | null): void => setParams(day === null ? {} : { [FROM]: day });
  const until = addDays(from, WEEKS * 7 - 1);
  const dayOf = (day: string): string => shortDate(new Date(`${day}T00:00:00Z`), now, 'UTC');
  return (
    <PortalCard
      title={words.calendar}
      extra={
        <Pager>
          <IconButton
            label={words.earlier}
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            onClick={() => go(addDays(from, -7 * WEEKS))}
          />
          <span role="status">{words.range(dayOf(from), dayOf(until))}</span>
          <IconButton
            label={words.later}
            icon={<ChevronRight size={20} aria-hidden="true" />}
            onClick={() => go(addDays(from, 7 * WEEKS))}
          />
          {params.has(FROM) ? (
            <Button variant="quiet" size="small" onClick={() => go(null)}>
              {words.today}
            </Button>
          ) : null}
        </Pager>
      }
    >
      <RotaCalendar rota={rota} from={from} now={now} />
    </PortalCard>
  );
}

function Overrides({ rota, onRemove }: { rota: RotaDetail; onRemove: (id: string) => void }) {
  const { overrides, zone } = rota;
  return (
    <PortalCard title={words.overrides}>
      {overrides.length === 0 ? <p>{words.noOverrides}</p> : null}
      <WaitingList
        items={overrides.map(({ id, person, from_at, until_at, reason, created_by }) => ({
          id,
          title: <bdi>{person.name}</bdi>,
          text: (
            <>
              {inPlace(
                words.range(fullMoment(new Date(from_at), zone), fullMoment(new Date(until_at), zone)),
                deviceZone(zone).place,
              )}
              {reason === null ? null : (
                <>
                  <br />
                  <bdi>{reason}</bdi>
                </>
              )}
              <br />
              <bdi>{words.overrideBy(created_by.name)}</bdi>
            </>
          ),
          end: (
            <IconButton
              label={words.removeOverride(person.name)}
              icon={<X size={18} aria-hidden="true" />}
              onClick={() => onRemove(id)}
            />
          ),
        }))}
      />
    </PortalCard>
  );
}

function Turning({ rota, now }: { rota: RotaDetail; now: Date }) {
  const { people, on_call, chains, zone, starts_on, handover_time, turn_days, phone, is_shared } = rota;
  return (
    <>
      <PortalCard title={words.how}>
        <Facts
          facts={[
            [words.handover, `${messages.turns[turn_days]}, ${handover_time}`],
            [words.zone, zone.replaceAll('_', ' ')],
            [words.begins, shortDate(new Date(`${starts_on}T00:00:00Z`), now, 'UTC')],
            [messages.line.title, phone === null ? messages.line.none : messages.line.number(phone, is_shared)],
          ]}
        />
        <Small>{words.people}</Small>
        <Order>
          {people.map(({ id, name }) => (
            <li key={id} aria-current={id === on_call?.id ? 'true' : undefined}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </Order>
      </PortalCard>
      <PortalCard title={words.chains}>
        {chains.length === 0 ? <p>{words.noChains}</p> : null}
        <ul>
          {chains.map((chain) => (
            <li key={chain.id}>
              <TextLink as={RouterLink} href={chainHref(chain)}>
                <bdi>{chain.name}</bdi>
              </TextLink>
            </li>
          ))}
        </ul>
      </PortalCard>
    </>
  );
}
