import { WEBHOOK_FORMAT_NAMES } from '@ayana/contracts/operations';
import { useAction } from '@ayana/portal-kit/screens';
import { Button, IconButton } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { Plus, Send, SlidersHorizontal, Trash2 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { messages as shared } from '../../../components/operations/messages';
import { DEFINITIONS_PATH } from '../../../paths';
import type { Webhook } from '../types';
import { SectionHead, Watched } from './definitions.styles';
import type { DefinitionCommand } from './signals.api';
import { messages } from './webhook-messages';

const WebhookDialog = lazy(() => import('./webhook-dialog'));
const { columns: titles } = messages;

type Open = { kind: 'edit'; webhook: Webhook | null } | { kind: 'remove'; webhook: Webhook };
interface Acts {
  open: (what: Open) => void;
  test: (webhook: Webhook) => void;
}

/** Chats and services that get signals, for administrators. */
export function Webhooks({ items, reread }: { items: readonly Webhook[]; reread: () => void }) {
  const now = useNow();
  const [open, setOpen] = useState<Open | null>(null);
  const [tested, setTested] = useState(false);
  const close = (): void => setOpen(null);
  const { send, failure, isPending } = useAction<DefinitionCommand>({
    action: DEFINITIONS_PATH,
    done: ({ intent }) => {
      close();
      setTested(intent === 'test-webhook');
    },
  });
  const columns = useMemo(
    () => columnsOf(now, { open: setOpen, test: ({ id }) => send({ intent: 'test-webhook', id }) }),
    [now, send],
  );
  return (
    <section>
      <SectionHead>
        <div>
          <h2>{messages.title}</h2>
          <p>{messages.lead}</p>
        </div>
        <Button
          variant="tonal"
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setOpen({ kind: 'edit', webhook: null })}
        >
          {messages.add}
        </Button>
      </SectionHead>
      {items.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <ShortTable label={messages.title} columns={columns} rows={items} keyOf={({ id }) => id} />
      )}
      <p role="status">{tested ? messages.tested : null}</p>
      {open === null ? <ErrorText>{failure?.message ?? null}</ErrorText> : null}
      <Suspense>
        {open?.kind === 'edit' ? (
          <WebhookDialog
            webhook={open.webhook}
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
          busy={isPending()}
          failure={failure?.message ?? null}
          onConfirm={() => send({ intent: 'remove-webhook', id: open.webhook.id })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

/** How the last delivery went, and which was the last that was accepted. */
function Last({ webhook, now }: { webhook: Webhook; now: Date }) {
  const { last_at, last_error, delivered_at, waiting } = webhook;
  const at = (time: string): string => dateText(new Date(time), now);
  return (
    <Watched>
      {last_at === null
        ? messages.never
        : last_error === null
          ? messages.accepted(at(last_at))
          : messages.failed(at(last_at))}
      {last_error === null ? null : (
        <small>
          <bdi>{last_error}</bdi>
        </small>
      )}
      {last_error === null || delivered_at === null ? null : <small>{messages.acceptedBefore(at(delivered_at))}</small>}
      {waiting === 0 ? null : <small>{messages.waiting(waiting)}</small>}
    </Watched>
  );
}

function columnsOf(now: Date, { open, test }: Acts): Column<Webhook>[] {
  return [
    {
      id: 'name',
      title: titles.name,
      lead: true,
      width: '30%',
      cell: ({ name, host, is_on }) => (
        <Watched>
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {is_on ? null : <Chip>{messages.off}</Chip>}
          <small>
            <bdi>{host}</bdi>
          </small>
        </Watched>
      ),
    },
    { id: 'format', title: titles.format, width: '160px', cell: ({ format }) => WEBHOOK_FORMAT_NAMES[format] },
    { id: 'last', title: titles.last, cell: (webhook) => <Last webhook={webhook} now={now} /> },
    {
      id: 'change',
      title: titles.change,
      width: '152px',
      end: true,
      cell: (webhook) => (
        <>
          <IconButton
            size="small"
            label={messages.test(webhook.name)}
            icon={<Send size={18} aria-hidden="true" />}
            onClick={() => test(webhook)}
          />
          <IconButton
            size="small"
            label={messages.change(webhook.name)}
            icon={<SlidersHorizontal size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'edit', webhook })}
          />
          <IconButton
            size="small"
            label={messages.remove(webhook.name)}
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={() => open({ kind: 'remove', webhook })}
          />
        </>
      ),
    },
  ];
}
