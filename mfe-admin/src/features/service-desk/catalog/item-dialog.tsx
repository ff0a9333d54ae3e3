import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import type { CatalogItemDetail } from '../types';
import { changeItem } from './catalog.api';
import { ItemFields, itemErrors } from './item-fields';
import { messages } from './messages';

const { edit: words } = messages;

interface Values {
  name: string;
  description: string;
  owner: NamedPerson | null;
}

/** Changes name, description and owner. A colleague's change since the page was read is not undone. */
export default function ItemDialog(props: { item: CatalogItemDetail; onClose: () => void; onSaved: () => void }) {
  const { item, onClose, onSaved } = props;
  const { id, version, name, description, owner } = item;
  const form = useForm<Values, CatalogItemDetail>({
    name: `service-item-${id}-${version}`,
    initial: { name, description, owner },
    rules: itemErrors,
    send: (values) =>
      changeItem(id, version, {
        name: values.name.trim(),
        description: values.description.trim(),
        owner_id: values.owner?.id ?? null,
      }),
    onAccepted: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDialog
      title={words.title}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <ItemFields form={form} />
      <PersonPicker
        label={messages.fields.owner}
        value={form.values.owner}
        onChange={(person) => form.set('owner', person)}
        withMe
      />
    </FormDialog>
  );
}
