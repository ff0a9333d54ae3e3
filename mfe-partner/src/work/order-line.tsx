import type { WorkOrder } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Chip } from '@ayana/shared-ui/chip';
import { shortDate, useNow, deviceZone } from '@ayana/shared-ui/time';
import { messages } from './order-messages';

/** What tells an order from others that look alike; nothing for work without one. */
export function OrderLine({ order }: { order: WorkOrder | undefined }) {
  const now = useNow();
  if (order === undefined) return null;
  const { number, names, ordered_by, ordered_at, critical } = order;
  const day = shortDate(new Date(ordered_at), now, deviceZone().zone);
  return (
    <>
      <small dir="auto">{messages.line(number, listText(names), ordered_by, day)}</small>
      {critical.length === 0 ? null : (
        <span>
          <Chip tone="coral">{messages.critical(listText(critical))}</Chip>
        </span>
      )}
    </>
  );
}
