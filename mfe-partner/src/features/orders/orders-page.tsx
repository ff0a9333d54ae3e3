import type { Orders } from '@ayana/case-kit/orders';
import type { Part } from '@ayana/portal-kit';
import { useLive } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { FailedState } from '@ayana/shared-ui/states';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { messages } from './messages';
import { type OpenedOrder, OrderLists } from './order-lists';

const { doctor: words } = messages;

/** All tests and medicines that a doctor has ordered: a mail about one of them leads here. */
export function Component() {
  const { value, failure } = useLoaderData<Part<Orders>>();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const reread = (): void => void revalidate();
  useLive<{ id: string }>({ events: ['laboratory_orders.updated', 'prescriptions.updated'], reread });
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </div>
      </PortalHead>
      {value === null ? (
        <FailedState
          title={messages.failed}
          failure={failure}
          action={<Button onClick={reread}>{messages.retry}</Button>}
        />
      ) : (
        <OrderLists
          key={query.toString()}
          orders={value}
          withPatients
          opened={openedIn(query)}
          reread={reread}
          Card={PortalCard}
        />
      )}
    </PortalPage>
  );
}

function openedIn(query: URLSearchParams): OpenedOrder | null {
  const [order, prescription] = [query.get('order'), query.get('prescription')];
  if (order !== null) return { kind: 'order', id: order };
  return prescription === null ? null : { kind: 'prescription', id: prescription };
}

export { ordersLoader as loader } from './orders.api';
