import { mayEnter } from '@ayana/contracts/identity';
import { formatLocale } from '@ayana/contracts/language';
import { OWN_QUESTION_NAMES } from '@ayana/contracts/operations';
import { useSession } from '@ayana/portal-kit';
import { useAction } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { SeverityChip } from '../../../components/operations/chips';
import { messages as shared } from '../../../components/operations/messages';
import { DEFINITIONS_PATH, SIGNALS_PATH } from '../../../paths';
import type { OwnSignalDefinition, Webhook } from '../types';
import { messages as definition } from './definition-messages';
import { SectionHead, Watched } from './definitions.styles';
import { messages } from './own-messages';
import { intervalText } from './own-values';
import type { DefinitionCommand } from './signals.api';

const OwnDialog = lazy(() => import('./own-dialog'));
const { columns: titles } = definition;
const NUMBERS = new Intl.NumberFormat(formatLocale());

type Open = { kind: 'edit'; own: OwnSignalDefinition | null } | { kind: 'remove'; own: OwnSignalDefinition };

interface OwnDefinitionsProps {
  items: readonly OwnSignalDefinition[];
  webhooks: readonly Webhook[];
  reread: () => void;
}

/** What administrators watch besides. */
export function OwnDefinitions({ items, webhooks, reread }: OwnDefinitionsProps) {
  const isAdmin = useSession(({ role }) => mayEnter('signal_definitions', role));
  const now = useNow();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const action = useAction<DefinitionCommand>({ action: DEFINITIONS_PATH, done: close });
  const columns = useMemo(() => columnsOf(now, isAdmin ? setOpen : null), [now, isAdmin]);
  return (
    <section>
      <SectionHead>
        <div>
          <h2>{messages.title}</h2>
          <p>{messages.lead}</p>
        </div>
        {isAdmin ? (
          <Button
            variant="tonal"
            icon={<Plus size={18} aria-hidden="true" />}
            onClick={() => setOpen({ kind: 'edit', own: null })}
          >
            {messages.add}
          </Button>
        ) : null}
      </SectionHead>
      {items.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ShortTable label={messages.title} columns={columns} rows={items} keyOf={({ id }) => id} />
      )}
      <Suspense>
        {open?.kind === 'edit' ? (
          <OwnDialog
            own={open.own}
            webhooks={webhooks}
            reread={reread}
            onClose={close}
            onDone={() => {
              close();
              reread();
            }}
          />
        ) : null}
      </Suspense>
      {open?.kind === 'remove' ? (
        <ConfirmDialog
          danger
          title={messages.removeTitle}
          text={messages.removeText}
          submitLabel={messages.removeSubmit}
          busyLabel={shared.saving}
          busy={action.isPending()}
          failure={action.failure?.message ?? null}
          onConfirm={() => action.send({ intent: 'remove-own', id: open.own.id })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

function columnsOf(now: Date, open: ((what: Open) => void) | null): Column<OwnSignalDefinition>[] {
  const columns: Column<OwnSignalDefinition>[] = [
    {
      id: 'watched',
      title: titles.watched,
      lead: true,
      width: '38%',
      cell: ({ id, name, question, hours, is_on }) => (
        <Watched id={id}>
          <b>{name}</b> {is_on ? null : <Chip>{definition.off}</Chip>}
          <small>{messages.hours(OWN_QUESTION_NAMES[question], hours)}</small>
        </Watched>
      ),
    },
    {
      id: 'from',
      title: titles.from,
      cell: ({ at_least, every_minutes, looked_at, last_count }) => (
        <Watched>
          {messages.from(at_least)}
          <small>{intervalText(every_minutes)}</small>
          {looked_at === null || last_count === null ? null : (
            <small>{messages.counted(last_count, dateText(new Date(looked_at), now))}</small>
          )}
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
          <bdi>
            {notify.length === 0 ? definition.team : notify.map(({ name }) => name || shared.deleted).join(', ')}
          </bdi>
          {chain === null ? null : (
            <small>
              <bdi>{definition.paged(chain.name)}</bdi>
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
      cell: ({ live, opened_in_30_days: count }) => (
        <Watched>
          <TextLink as={Link} to={`${SIGNALS_PATH}?view=all&kind=own`}>
            {NUMBERS.format(count)}
          </TextLink>
          {live === 0 ? null : <small>{definition.live(live)}</small>}
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
      width: '112px',
      end: true,
      cell: (own) => (
        <>
          <IconButton
            size="small"
            label={messages.change(own.name)}
            icon={<SlidersHorizontal size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'edit', own })}
          />
          <IconButton
            size="small"
            label={messages.remove(own.name)}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'remove', own })}
          />
        </>
      ),
    },
  ];
}
