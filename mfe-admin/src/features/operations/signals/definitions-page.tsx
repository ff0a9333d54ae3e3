import { mayEnter } from '@ayana/contracts/identity';
import { formatLocale } from '@ayana/contracts/language';
import { SIGNAL_KIND_NAMES, SIGNAL_QUESTIONS } from '@ayana/contracts/operations';
import { useSession } from '@ayana/portal-kit';
import { RouterLink, useDetail, useLive } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { SeverityChip } from '../../../components/operations/chips';
import { messages as shared } from '../../../components/operations/messages';
import { DEFINITIONS_PATH, SIGNALS_PATH } from '../../../paths';
import type { SignalDefinition, Webhook } from '../types';
import { Watched } from './definitions.styles';
import { messages } from './definition-messages';
import { signalTabs } from './filters';
import { OwnDefinitions } from './own-definitions';
import { messages as list } from './list-messages';
import type { Definitions } from './signals.api';
import { thresholdText } from './threshold-text';
import { Webhooks } from './webhooks';

const DefinitionDialog = lazy(() => import('./definition-dialog'));
const ProposalDialog = lazy(() => import('./proposal-dialog'));
const { columns: titles } = messages;
const LIVE = ['signals.updated'] as const;
const NUMBERS = new Intl.NumberFormat(formatLocale());

export { definitionsAction as action, definitionsLoader as loader } from './signals.api';

/** What crisis detection watches, and from which value on. */
export function Component() {
  const detail = useDetail<Definitions, { id: string }>({ id: DEFINITIONS_PATH });
  useLive<{ id: string }>({ events: LIVE, reread: detail.reread });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      <TabLinks
        label={list.tabs.label}
        items={signalTabs(detail.value?.items.reduce((sum, { live }) => sum + live, 0))}
        current="definitions"
        LinkComponent={RouterLink}
      />
      <ReadDetail detail={detail} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {({ items, own, webhooks }) => (
          <>
            <DefinitionTable items={items} webhooks={webhooks ?? []} onChanged={detail.reread} />
            <OwnDefinitions items={own} webhooks={webhooks ?? []} reread={detail.reread} />
            {webhooks === null ? null : <Webhooks items={webhooks} reread={detail.reread} />}
          </>
        )}
      </ReadDetail>
    </PortalPage>
  );
}

interface DefinitionTableProps {
  items: readonly SignalDefinition[];
  webhooks: readonly Webhook[];
  onChanged: () => void;
}

function DefinitionTable({ items, webhooks, onChanged }: DefinitionTableProps) {
  const isAdmin = useSession(({ role }) => mayEnter('signal_definitions', role));
  const now = useNow();
  const [kind, setKind] = useState<SignalDefinition['kind'] | null>(null);
  const [decided, setDecided] = useState<SignalDefinition['kind'] | null>(null);
  const columns = useMemo(
    () => columnsOf(now, isAdmin ? { change: setKind, decide: setDecided } : null),
    [now, isAdmin],
  );
  const asked = items.find((each) => each.kind === decided);
  const opened = items.find((each) => each.kind === kind);
  return (
    <>
      {isAdmin ? null : <p>{messages.adminsOnly}</p>}
      <ShortTable label={messages.label} columns={columns} rows={items} keyOf={(each) => each.kind} />
      <Suspense>
        {asked === undefined || asked.proposal === null ? null : (
          <ProposalDialog
            definition={asked}
            proposal={asked.proposal}
            reread={onChanged}
            onClose={() => setDecided(null)}
          />
        )}
        {opened === undefined ? null : (
          <DefinitionDialog
            definition={opened}
            webhooks={webhooks}
            reread={onChanged}
            onClose={() => setKind(null)}
            onDone={() => {
              setKind(null);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

interface ProposedProps {
  kind: SignalDefinition['kind'];
  proposal: NonNullable<SignalDefinition['proposal']>;
  onDecide: Open | undefined;
}

/** Values that wait for another administrator. */
function Proposed({ kind, proposal: { threshold, window_minutes }, onDecide }: ProposedProps) {
  return (
    <>
      <small>{messages.proposal.line(thresholdText(kind, threshold, window_minutes))}</small>
      {onDecide === undefined ? null : (
        <Button
          variant="tonal"
          size="small"
          aria-label={messages.proposal.open(SIGNAL_KIND_NAMES[kind])}
          onClick={() => onDecide(kind)}
        >
          {messages.proposal.decide}
        </Button>
      )}
    </>
  );
}

type Open = (kind: SignalDefinition['kind']) => void;

function columnsOf(now: Date, open: { change: Open; decide: Open } | null): Column<SignalDefinition>[] {
  const columns: Column<SignalDefinition>[] = [
    {
      id: 'watched',
      title: titles.watched,
      lead: true,
      width: '38%',
      cell: ({ kind, is_on, changed_by, changed_at }) => (
        <Watched id={kind}>
          <b>{SIGNAL_KIND_NAMES[kind]}</b> {is_on ? null : <Chip>{messages.off}</Chip>}
          <small>{SIGNAL_QUESTIONS[kind]}</small>
          {changed_by === null || changed_at === null ? null : (
            <small>
              <bdi>{messages.changed(changed_by.name || shared.deleted, dateText(new Date(changed_at), now))}</bdi>
            </small>
          )}
        </Watched>
      ),
    },
    {
      id: 'from',
      title: titles.from,
      cell: ({ kind, threshold, window_minutes, proposal }) => (
        <Watched>
          {thresholdText(kind, threshold, window_minutes)}
          {proposal === null ? null : <Proposed kind={kind} proposal={proposal} onDecide={open?.decide} />}
        </Watched>
      ),
    },
    {
      id: 'severity',
      title: titles.severity,
      width: '140px',
      chip: true,
      cell: ({ severity }) => <SeverityChip severity={severity} />,
    },
    {
      id: 'notify',
      title: titles.notify,
      cell: ({ notify, chain, webhooks }) => (
        <Watched>
          <bdi>{notify.length === 0 ? messages.team : notify.map(({ name }) => name || shared.deleted).join(', ')}</bdi>
          {chain === null ? null : (
            <small>
              <bdi>{messages.paged(chain.name)}</bdi>
            </small>
          )}
          {webhooks.length === 0 ? null : (
            <small>
              <bdi>{webhooks.map(({ name }) => name).join(', ')}</bdi>
            </small>
          )}
        </Watched>
      ),
    },
    {
      id: 'month',
      title: titles.month,
      width: '104px',
      end: true,
      cell: ({ kind, live, opened_in_30_days: count }) => (
        <Watched>
          <TextLink as={Link} to={`${SIGNALS_PATH}?view=all&kind=${kind}`}>
            {NUMBERS.format(count)}
          </TextLink>
          {live === 0 ? null : <small>{messages.live(live)}</small>}
        </Watched>
      ),
    },
  ];
  if (open === null) return columns;
  return [
    ...columns,
    {
      id: 'change',
      title: titles.change,
      width: '72px',
      end: true,
      cell: ({ kind }) => (
        <IconButton
          size="small"
          label={messages.change(SIGNAL_KIND_NAMES[kind])}
          icon={<SlidersHorizontal size={18} aria-hidden="true" />}
          onClick={() => open.change(kind)}
        />
      ),
    },
  ];
}
