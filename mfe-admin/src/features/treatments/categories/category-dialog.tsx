import { type Editor, editorIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
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
  const edit = useSharedEdit<{ name: string }, Category>({
    name: `treatment-category-${category?.id ?? 'new'}`,
    latest: { version: category?.version ?? 0, fields: { name: category?.name ?? '' }, by: editorOf(category) },
    labelOf: () => messages.name,
    alwaysSends: category === null,
    rules: ({ name }) => ({ name: name.trim() === '' ? messages.nameNeeded : undefined }),
    save: (_changed, { name }, version, { key }) =>
      category === null ? addCategory(name.trim(), key) : renameCategory({ id: category.id, version }, name.trim()),
    onSaved: () => {
      onClose();
      onSaved();
    },
    reread: onSaved,
  });
  const { form } = edit;
  return (
    <EditDialog
      size="small"
      title={category === null ? messages.add : messages.renameOf(category.name)}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.busy}
      edit={edit}
    >
      <Field label={messages.name} required error={form.errorOf('name')}>
        <TextInput maxLength={120} {...form.field('name')} />
      </Field>
    </EditDialog>
  );
}

const editorOf = (category: Category | null): Editor =>
  category?.updated_at === undefined
    ? { name: null, at: '' }
    : editorIn({ updated_at: category.updated_at, updated_by: category.updated_by ?? null });
