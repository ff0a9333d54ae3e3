import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { addCategory, type Category, renameCategory } from './categories.api';
import { messages } from './messages';

export interface CategoryDialogProps {
  /** Null for a new one. */
  category: Category | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Names a new category, or gives one another name. */
export default function CategoryDialog({ category, onClose, onSaved }: CategoryDialogProps) {
  const form = useForm<{ name: string }, Category>({
    name: `treatment-category-${category?.id ?? 'new'}`,
    initial: { name: category?.name ?? '' },
    rules: ({ name }) => ({ name: name.trim() === '' ? messages.nameNeeded : undefined }),
    send: ({ name }, key) =>
      category === null ? addCategory(name.trim(), key) : renameCategory(category.id, name.trim()),
    onAccepted: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDialog
      size="small"
      title={category === null ? messages.add : messages.renameOf(category.name)}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <Field label={messages.name} required error={form.errorOf('name')}>
        <TextInput maxLength={120} {...form.field('name')} />
      </Field>
    </FormDialog>
  );
}
