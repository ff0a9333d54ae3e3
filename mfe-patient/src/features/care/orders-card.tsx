import { deliveryPhotoOf, signedPaperOf, useOrders } from '@ayana/case-kit/orders';
import { openPaper } from '@ayana/case-kit/papers';
import {
  directionsOf,
  givenText,
  LABORATORY_FLAG_NAMES,
  LABORATORY_STATE_NAMES,
  type LaboratoryFlag,
  type LaboratoryOrder,
  type LaboratoryRange,
  type OrderedTest,
  type Prescription,
  PRESCRIPTION_STATE_NAMES,
  decimalText,
  type PrescriptionItem,
  resultText,
  takenBy,
  usualAnswer,
} from '@ayana/contracts/journey';
import type { Part } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages } from './orders-messages';
import { OrderPart, RangeLine, Results } from './orders.styles';
import { rangePlace } from './range-place';

const TONES: Readonly<Record<LaboratoryFlag, ChipTone>> = {
  low: 'marigold',
  normal: 'leaf',
  high: 'marigold',
  abnormal: 'marigold',
  critical: 'coral',
};

/** Tests with their released results, and medicines with how to take them; nothing is shown without any. */
export default function OrdersCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const part = useOrders(journeyId);
  if (part.value === null && part.failure === null) return null;
  const { laboratory = [], prescriptions = [] } = part.value ?? {};
  return (
    <>
      {laboratory.length === 0 && part.failure === null ? null : (
        <PortalCard title={messages.results}>
          <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
            {(orders) => (
              <>
                {orders.laboratory.map((order) => (
                  <Order key={order.id} order={order} now={now} />
                ))}
              </>
            )}
          </ReadDetail>
        </PortalCard>
      )}
      {prescriptions.length === 0 ? null : (
        <PortalCard title={messages.medicines}>
          {prescriptions.map((prescription) => (
            <Medicines key={prescription.id} prescription={prescription} now={now} />
          ))}
        </PortalCard>
      )}
    </>
  );
}

function Order({ order, now }: { order: LaboratoryOrder; now: Date }) {
  const { status, laboratory, tests, released_at, created_at, document_id } = order;
  const isReleased = status === 'released';
  return (
    <OrderPart aria-label={messages.by(laboratory, dateText(new Date(created_at), now))}>
      <p>
        <bdi>{messages.by(laboratory, dateText(new Date(released_at ?? created_at), now))}</bdi> · {order.order_number}{' '}
        {isReleased ? null : <Chip tone="teal">{LABORATORY_STATE_NAMES[status]}</Chip>}
      </p>
      {isReleased ? (
        <>
          <Results>
            {tests.map((test) => (
              <Result key={test.code} test={test} />
            ))}
          </Results>
          <p>{messages.ask}</p>
          {document_id == null ? null : (
            <Button
              variant="outline"
              size="small"
              onClick={() => void openPaper(document_id, `${messages.results}.pdf`)}
            >
              {messages.paper}
            </Button>
          )}
        </>
      ) : (
        <p>{tests.map(({ name }) => name).join(', ')}</p>
      )}
    </OrderPart>
  );
}

function Result({ test }: { test: OrderedTest }) {
  const { name, decimals, range, result } = test;
  if (!result) return null;
  // Where a value lies that was not measured is not known.
  const place = result.value === null || result.comparator !== null ? null : rangePlace(result.value, range);
  const usual = usualAnswer(test);
  return (
    <li>
      <b>{name}</b>
      <Chip tone={TONES[result.flag]}>{LABORATORY_FLAG_NAMES[result.flag]}</Chip>
      {place === null ? null : (
        <RangeLine data-line="" aria-hidden="true">
          <i style={{ insetInlineStart: `${place.from}%`, insetInlineEnd: `${100 - place.to}%` }} />
          <b style={{ insetInlineStart: `${place.value}%` }} />
        </RangeLine>
      )}
      <p>
        <b>
          <bdi>{resultText(test, result)}</bdi>
        </b>
        {range === null ? null : <> · {usualText(range, decimals)}</>}
        {usual === null ? null : <> · {messages.usualAnswer(usual)}</>}
      </p>
    </li>
  );
}

function usualText(range: LaboratoryRange, decimals: number): string {
  const { low, high } = range;
  const text = (end: number): string => decimalText(end, decimals);
  if (low !== null && high !== null) return messages.usual(text(low), text(high));
  if (low !== null) return messages.usualFrom(text(low));
  return high === null ? '' : messages.usualTo(text(high));
}

/** What is not given any more is read only where something was handed out of it. */
const isTaken = ({ replaced_by, dispensed_quantity }: PrescriptionItem): boolean =>
  replaced_by === null || dispensed_quantity > 0;

function insteadOf(item: PrescriptionItem, items: readonly PrescriptionItem[]) {
  const replaced = items.find(({ replaced_by }) => replaced_by === item.id);
  if (item.replaced_by !== null) return <p>{messages.stopped}</p>;
  if (replaced === undefined) return null;
  return (
    <p>
      <bdi>{messages.instead(`${replaced.medicine} ${replaced.strength}`)}</bdi>
    </p>
  );
}

/** Who signed it, and its paper. */
function Signature({ id, signature }: Pick<Prescription, 'id' | 'signature'>) {
  if (signature === null) return null;
  const { signed_by, signed_at, registration_number } = signature;
  return (
    <>
      <p>
        <bdi>{messages.signed(signed_by, fullMoment(new Date(signed_at), deviceZone().zone), registration_number)}</bdi>
      </p>
      <Download label={messages.prescription} open={() => saveFile(signedPaperOf(id), messages.prescriptionFile)} />
    </>
  );
}

function Download({ label, open }: { label: string; open: () => Promise<Part<unknown>> }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailure((await open()).failure?.message ?? null);
    setBusy(false);
  };
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Button variant="outline" size="small" busy={busy} busyLabel={messages.opening} onClick={() => void press()}>
        {label}
      </Button>
    </>
  );
}

function Medicines({ prescription, now }: { prescription: Prescription; now: Date }) {
  const { pharmacy, status, items, deliveries, created_at } = prescription;
  return (
    <OrderPart aria-label={messages.by(pharmacy, dateText(new Date(created_at), now))}>
      <p>
        <bdi>{messages.by(pharmacy, dateText(new Date(created_at), now))}</bdi> · {prescription.order_number}{' '}
        <Chip tone={status === 'delivered' ? 'leaf' : status === 'ready' ? 'marigold' : 'teal'}>
          {PRESCRIPTION_STATE_NAMES[status]}
        </Chip>
      </p>
      <Results>
        {items.filter(isTaken).map((item) => (
          <li key={item.id}>
            <b>
              <bdi>{givenText(item)}</bdi>
            </b>
            <small>{messages.quantity(item.dispensed_quantity, item.quantity)}</small>
            <p>{directionsOf(item)}</p>
            {insteadOf(item, items)}
          </li>
        ))}
      </Results>
      {status === 'cancelled' ? null : <Signature {...prescription} />}
      {deliveries.map((delivery) => (
        <div key={delivery.id}>
          <p>
            <bdi>{messages.delivered(takenBy(delivery), dateText(new Date(delivery.delivered_at), now))}</bdi>{' '}
            {delivery.address === null ? null : <bdi>{messages.broughtTo(delivery.address)}</bdi>}
          </p>
          {delivery.has_photo ? (
            <Download
              label={messages.openPhoto}
              open={() => saveFile(deliveryPhotoOf(prescription.id, delivery.id), 'delivery')}
            />
          ) : null}
        </div>
      ))}
    </OrderPart>
  );
}
