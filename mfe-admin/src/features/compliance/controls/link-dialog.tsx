import { useForm, usePart } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select } from '@ayana/shared-ui/field';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages as shared } from '../parts/messages';
import type { Control, ControlDetail, RequirementDetail } from '../types';
import { changeControl, readActiveControls } from './controls.api';
import { messages } from './messages';

const { link: words } = messages;

interface LinkDialogProps {
  requirement: RequirementDetail;
  onClose: () => void;
  onDone: () => void;
}

/** Lets a control that exists count for this requirement as well. */
export default function LinkDialog({ requirement, onClose, onDone }: LinkDialogProps) {
  const known = usePart<Control[]>({ key: 'controls', read: readActiveControls });
  const here = new Set(requirement.control_list.map(({ id }) => id));
  const others = known.value?.filter(({ id }) => !here.has(id)) ?? [];
  const form = useForm<{ control: string }, ControlDetail>({
    name: `requirement-link-${requirement.id}`,
    initial: { control: '' },
    rules: ({ control }) => ({ control: others.some(({ id }) => id === control) ? undefined : words.needed }),
    send: async ({ control }) => {
      const chosen = others.find(({ id }) => id === control);
      if (chosen === undefined) throw new Error(words.needed);
      const ids = [...chosen.requirements.map(({ id }) => id), requirement.id];
      return changeControl(chosen, { requirement_ids: ids });
    },
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
    >
      {known.failure === null ? null : (
        <FailedPart what={words.failed} failure={known.failure} onRetry={known.reread} />
      )}
      <Field
        label={words.control}
        required
        error={form.errorOf('control')}
        {...(known.value !== null && others.length === 0 ? { hint: words.none } : {})}
      >
        <Select {...form.field('control')}>
          <option value="">{words.choose}</option>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  );
}
