import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { messages, type SavedWords } from './messages';
import { addView, changeView, type SavedView, setDefault } from './saved-views.api';

interface Values {
  name: string;
  is_shared: boolean;
  is_default: boolean;
  replace: boolean;
}

export interface ViewDialogProps {
  /** The name of the list. */
  list: string;
  /** Null for a new one. */
  view: SavedView | null;
  /** The filters and the order that are shown now. */
  query: string;
  /** Of filters that are no list’s: nothing opens with them by itself. */
  words?: SavedWords | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Names what is shown now, or changes a view: its name, who sees it, and whether the list opens with it. */
export default function ViewDialog({ list, view, query, words: own, onDone, onClose }: ViewDialogProps) {
  const words = { ...messages, ...own };
  const form = useForm<Values, SavedView>({
    name: `saved-view-${view?.id ?? list}`,
    initial: {
      name: view?.name ?? '',
      is_shared: view?.is_shared ?? false,
      is_default: view?.is_default ?? false,
      replace: false,
    },
    rules: ({ name }) => ({ name: name.trim() === '' ? words.needed : undefined }),
    send: async ({ name, is_shared, is_default, replace }, key) => {
      const change = { name: name.trim(), is_shared };
      const saved =
        view === null
          ? await addView(list, { ...change, query }, key)
          : await changeView(view.id, { ...change, ...(replace ? { query } : {}) });
      return saved.is_default === is_default ? saved : setDefault(saved.id, is_default);
    },
    onAccepted: () => {
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      size="small"
      title={view === null ? words.save : words.editTitle}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field
        label={words.name}
        hint={view === null ? words.nameHint : undefined}
        required
        error={form.errorOf('name') ?? form.errorOf('query')}
      >
        <TextInput maxLength={80} autoComplete="off" dir="auto" {...form.field('name')} />
      </Field>
      <Checkbox
        checked={form.values.is_shared}
        onChange={({ currentTarget }) => form.set('is_shared', currentTarget.checked)}
      >
        {words.share}
      </Checkbox>
      {own === undefined ? (
        <Checkbox
          checked={form.values.is_default}
          onChange={({ currentTarget }) => form.set('is_default', currentTarget.checked)}
        >
          {words.opens}
        </Checkbox>
      ) : null}
      {view === null || query === '' || query === view.query ? null : (
        <Checkbox
          checked={form.values.replace}
          onChange={({ currentTarget }) => form.set('replace', currentTarget.checked)}
        >
          {words.replace}
        </Checkbox>
      )}
    </FormDialog>
  );
}
