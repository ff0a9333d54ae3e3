import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { useNavigate } from 'react-router-dom';
import type { CatalogItemDetail } from '../types';
import { createItem, itemHref } from './catalog.api';
import { ItemFields, itemErrors } from './item-fields';
import { messages } from './messages';

/** Makes a service; its page opens with an empty draft. */
export default function NewItemDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<{ name: string; description: string }, CatalogItemDetail>({
    name: 'service-item',
    initial: { name: '', description: '' },
    rules: itemErrors,
    send: createItem,
    onAccepted: (item) => void navigate(itemHref(item)),
  });
  return (
    <FormDialog
      title={messages.add}
      onClose={onClose}
      submitLabel={messages.create.submit}
      busyLabel={messages.create.busy}
      form={form}
    >
      <ItemFields form={form} />
    </FormDialog>
  );
}
