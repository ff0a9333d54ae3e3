import type { NamedPerson } from '@ayana/contracts/service-desk';
import { readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import type { CatalogItemDetail } from '../types';
import { changeItem } from './catalog.api';
import { ItemFields, itemErrors } from './item-fields';
import { messages } from './messages';

const { edit: words } = messages;

const LABELS: Readonly<Record<keyof Values, string>> = {
  name: messages.fields.name,
  description: messages.fields.description,
  owner: messages.fields.owner,
};

interface Values {
  name: string;
  description: string;
  owner: NamedPerson | null;
}

/** Changes name, description and owner. A colleague's change since the page was read is not undone. */
export default function ItemDialog(props: { item: CatalogItemDetail; onClose: () => void; onSaved: () => void }) {
  const { item, onClose, onSaved } = props;
  const { id, name, description, owner } = item;
  const edit = useSharedEdit<Values, CatalogItemDetail>({
    name: `service-item-${id}`,
    latest: readingIn(item, { name, description, owner }),
    labelOf: (field) => LABELS[field],
    rules: itemErrors,
    save: (_changed, values, version) =>
      changeItem(id, version, {
        name: values.name.trim(),
        description: values.description.trim(),
        owner_id: values.owner?.id ?? null,
      }),
    onSaved: () => {
      onClose();
      onSaved();
    },
    reread: onSaved,
  });
  const { form } = edit;
  return (
    <EditDialog title={words.title} onClose={onClose} submitLabel={words.submit} busyLabel={words.busy} edit={edit}>
      <ItemFields form={form} />
      <PersonPicker
        label={messages.fields.owner}
        value={form.values.owner}
        onChange={(person) => form.set('owner', person)}
        withMe
      />
    </EditDialog>
  );
}
