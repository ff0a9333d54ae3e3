import { METHOD_MAX, type LaboratoryOrder } from '@ayana/contracts/journey';
import type { Part } from '@ayana/portal-kit';
import { type FirstRows, useForm, useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { EmptyState, FailedState, QuietLine } from '@ayana/shared-ui/states';
import { useCallback, useState } from 'react';
import { Link, useLoaderData, useRevalidator } from 'react-router-dom';
import { useBasePath } from '../../../paths';
import { messages as orders } from '../messages';
import { BatchOrder } from './batch-order';
import { Orders, SaveBar } from './batch.styles';
import { messages } from './messages';

const LIVE = ['laboratory_orders.updated'] as const;

export { batchLoader as loader } from './batch.api';

/** Results of several orders in one table. */
export function Component() {
  const { value, failure } = useLoaderData<Part<FirstRows<LaboratoryOrder>>>();
  const { revalidate } = useRevalidator();
  const reread = (): void => void revalidate();
  useLive<{ id: string }>({ events: LIVE, reread });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.lead}</p>
        </div>
      </PortalHead>
      {value === null ? (
        <FailedState
          title={messages.failed}
          failure={failure}
          action={<Button onClick={reread}>{messages.retry}</Button>}
        />
      ) : value.items.length === 0 ? (
        <Nothing />
      ) : (
        <PortalCard title={messages.table}>
          <Batch orders={value.items} reread={reread} />
          {value.more ? <p>{messages.more}</p> : null}
        </PortalCard>
      )}
    </PortalPage>
  );
}

function Batch({ orders: all, reread }: { orders: readonly LaboratoryOrder[]; reread: () => void }) {
  const [savable, setSavable] = useState<ReadonlySet<string>>(new Set());
  const [saves] = useState(() => new Map<string, () => void>());
  const kept = useForm<{ method: string }>({
    name: 'laboratory-results-method',
    initial: { method: '' },
    send: () => Promise.resolve(),
    onAccepted: reread,
  });
  const onSavable = useCallback(
    (id: string, save: (() => void) | null): void => {
      if (save === null) saves.delete(id);
      else saves.set(id, save);
      setSavable((before) => (before.has(id) === (save !== null) ? before : new Set(saves.keys())));
    },
    [saves],
  );
  return (
    <>
      <Field label={orders.laboratory.method} optional hint={orders.laboratory.methodHint}>
        <TextInput maxLength={METHOD_MAX} dir="auto" {...kept.field('method')} />
      </Field>
      <Orders data-results="">
        {all.map((order) => (
          <BatchOrder key={order.id} order={order} method={kept.values.method} reread={reread} onSavable={onSavable} />
        ))}
      </Orders>
      <SaveBar>
        <span role="status">{messages.unsaved(savable.size)}</span>
        <Button disabled={savable.size === 0} onClick={() => [...saves.values()].forEach((save) => save())}>
          {messages.saveAll(Math.max(savable.size, 1))}
        </Button>
      </SaveBar>
    </>
  );
}

function Nothing() {
  const base = useBasePath();
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={messages.empty.title}
      text={messages.empty.text}
      action={
        <Button as={Link} to={`${base}/worklist`}>
          {messages.empty.action}
        </Button>
      }
    />
  );
}
