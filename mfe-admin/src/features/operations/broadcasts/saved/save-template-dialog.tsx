import { BROADCAST_TEMPLATE_NAME_MAX, type BroadcastDetail, type BroadcastTemplate } from '@ayana/contracts/operations';
import { toast } from '@ayana/portal-kit';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { templateMessages } from './messages';
import { addTemplate, changeTemplate, readTemplates } from './templates.api';
import { useMayChange } from './use-may-change';

const { save: words } = templateMessages;

interface Values {
  /** The template whose words are replaced; empty for a new one. */
  place: string;
  name: string;
  is_shared: boolean;
}

export interface SaveTemplateDialogProps {
  broadcast: Pick<BroadcastDetail, 'id' | 'title'>;
  onClose: () => void;
}

/** Keeps what a broadcast says, to begin others with: as a new template, or in the place of what one said so far. */
export default function SaveTemplateDialog({ broadcast, onClose }: SaveTemplateDialogProps) {
  const { value: templates } = usePart({ key: 'broadcast-templates', read: readTemplates });
  const mayChange = useMayChange();
  const own = (templates ?? []).filter(mayChange);
  const form = useForm<Values, BroadcastTemplate>({
    name: `broadcast-template-of-${broadcast.id}`,
    initial: { place: '', name: broadcast.title.slice(0, BROADCAST_TEMPLATE_NAME_MAX), is_shared: true },
    rules: ({ place, name }) => ({ name: place === '' && name.trim() === '' ? words.needName : undefined }),
    send: ({ place, name, is_shared }, key) => {
      const replaced = own.find(({ id }) => id === place);
      return replaced === undefined
        ? addTemplate({ broadcast_id: broadcast.id, name: name.trim(), is_shared }, key)
        : changeTemplate(replaced, { broadcast_id: broadcast.id });
    },
    onAccepted: ({ name }) => {
      toast.success(words.done, name);
      onClose();
    },
  });
  const { place, is_shared } = form.values;
  return (
    <FormDialog
      size="small"
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      {own.length === 0 ? null : (
        <Field label={words.place} required error={form.errorOf('place')}>
          <Select {...form.field('place')}>
            <option value="">{words.asNew}</option>
            {own.map(({ id, name }) => (
              <option key={id} value={id}>
                {words.inPlaceOf(name)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {place === '' ? (
        <>
          <Field label={words.name} required error={form.errorOf('name')}>
            <TextInput maxLength={BROADCAST_TEMPLATE_NAME_MAX} autoComplete="off" dir="auto" {...form.field('name')} />
          </Field>
          <Checkbox checked={is_shared} onChange={({ currentTarget }) => form.set('is_shared', currentTarget.checked)}>
            {words.share}
          </Checkbox>
        </>
      ) : null}
    </FormDialog>
  );
}
