import type { PriceItem } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';
import { removePrice } from './prices.api';

/** Asks before a price is removed. */
export default function RemoveDialog({
  item,
  onClose,
  onRemoved,
}: {
  item: PriceItem;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const form = useForm<object>({
    name: `price-remove-${item.id}`,
    initial: {},
    send: () => removePrice(item),
    onAccepted: () => {
      toast.success(messages.removed, item.label);
      onClose();
      onRemoved();
    },
  });
  return (
    <ConfirmDialog
      title={messages.removeOf(item.label)}
      text={messages.removeText}
      submitLabel={messages.remove}
      busyLabel={messages.busy}
      danger
      form={form}
      onClose={onClose}
    />
  );
}
