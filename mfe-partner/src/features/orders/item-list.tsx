import {
  alertText,
  directionsOf,
  MEDICINE_FORM_NAMES,
  type Prescription,
  type PrescriptionItem,
  QUERY_ANSWER_NAMES,
  SUBSTITUTION_NAMES,
  takenBy,
} from '@ayana/contracts/journey';
import { deliveryPhotoOf } from '@ayana/case-kit/orders';
import { saveFile } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { Notice } from '@ayana/shared-ui/notice';
import { dateText } from '@ayana/shared-ui/time';
import { messages } from './messages';
import { proposedText } from './order-texts';
import { OrderList } from './orders.styles';
import { type Printable, PrintButtons } from './print-buttons';
import { SignatureLine } from './signature-line';

const { pharmacy: words, doctor } = messages;

export interface ItemListProps {
  prescription: Prescription;
  now: Date;
  /** For the doctor: answers a question of the pharmacy. */
  onAnswer?: (queryId: string) => void;
}

/** The medicines of a prescription, the questions about them, and who took them. */
export function ItemList({ prescription, now, onAnswer }: ItemListProps) {
  const { items, deliveries } = prescription;
  return (
    <>
      <SignatureLine {...prescription} />
      <OrderList aria-label={words.section}>
        {items.map((item) => (
          <Item key={item.id} item={item} prescription={prescription} {...(onAnswer ? { onAnswer } : {})} />
        ))}
      </OrderList>
      {deliveries.map((delivery) => (
        <p key={delivery.id}>
          <bdi>{words.delivery(takenBy(delivery), dateText(new Date(delivery.delivered_at), now))}</bdi>
          {delivery.items.length < items.length || deliveries.length > 1 ? ` (${words.part})` : null}{' '}
          {delivery.address === null ? null : (
            <>
              · <bdi>{words.broughtTo(delivery.address)}</bdi>
            </>
          )}{' '}
          {delivery.has_photo ? <PrintButtons papers={[photoOf(prescription.id, delivery.id)]} /> : null}
        </p>
      ))}
    </>
  );
}

const photoOf = (id: string, deliveryId: string): Printable => ({
  id: deliveryId,
  label: words.openPhoto,
  save: () => saveFile(deliveryPhotoOf(id, deliveryId), 'delivery'),
});

interface ItemProps extends Omit<ItemListProps, 'now'> {
  item: PrescriptionItem;
}

function Item({ item, prescription, onAnswer }: ItemProps) {
  const { medicine, strength, form, quantity, dispensed_quantity: done, substitution, brand } = item;
  const next = prescription.items.find(({ id }) => id === item.replaced_by);
  const replaced = prescription.items.find(({ replaced_by }) => replaced_by === item.id);
  return (
    <li>
      <div>
        <b>
          <bdi>
            {medicine} {strength}
          </bdi>
        </b>
        <span>{MEDICINE_FORM_NAMES[form]}</span>
      </div>
      <Chip tone={done >= quantity ? 'leaf' : 'neutral'}>{words.quantity(done, quantity)}</Chip>
      {item.alerts.length === 0 ? (
        item.is_known ? null : (
          <p>{words.notChecked}</p>
        )
      ) : (
        <div className="all">
          <Notice tone="failed">
            <bdi>{words.alert(item.alerts.map(alertText).join(' '), item.alert_reason ?? '')}</bdi>
          </Notice>
        </div>
      )}
      {next === undefined ? (
        <p>{directionsOf(item)}</p>
      ) : (
        <p>
          <bdi>{words.replacedBy(`${next.medicine} ${next.strength}`)}</bdi>
        </p>
      )}
      {replaced === undefined ? null : (
        <p>
          <bdi>{words.insteadOf(`${replaced.medicine} ${replaced.strength}`)}</bdi>
        </p>
      )}
      {brand === null ? (
        next === undefined ? (
          <p>{SUBSTITUTION_NAMES[substitution]}</p>
        ) : null
      ) : (
        <p>
          <bdi>{words.handedOutAs(brand)}</bdi>
        </p>
      )}
      {(prescription.queries ?? [])
        .filter(({ item_id }) => item_id === item.id)
        .map((query) => (
          <p key={query.id}>
            <q dir="auto">{query.question}</q> <bdi>{proposedText(query)}</bdi>{' '}
            {query.answer === null ? (
              onAnswer === undefined ? (
                <Chip tone="marigold">{words.waiting}</Chip>
              ) : (
                <Button size="small" aria-label={doctor.answerOf(medicine)} onClick={() => onAnswer(query.id)}>
                  {doctor.answer}
                </Button>
              )
            ) : (
              <>
                <Chip tone={query.answer === 'not_allowed' ? 'coral' : 'leaf'}>
                  {words.answered(QUERY_ANSWER_NAMES[query.answer], query.answered_by?.name ?? '')}
                </Chip>{' '}
                <bdi>{query.answer_medicine}</bdi> <span dir="auto">{query.answer_note}</span>
              </>
            )}
          </p>
        ))}
    </li>
  );
}
