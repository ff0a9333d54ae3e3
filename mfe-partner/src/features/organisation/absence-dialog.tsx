import type { MemberAbsence, OrganisationDetail, OrganisationMember } from '@ayana/contracts/organisations';
import { toast, useSession } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select } from '@ayana/shared-ui/field';
import { setAbsence } from './absence.api';
import { messages } from './absence-messages';

const { form: words } = messages;

export interface AbsenceDialogProps {
  organisation: Pick<OrganisationDetail, 'members'>;
  member: OrganisationMember;
  onClose: () => void;
  onDone: () => void;
}

/** Says until when a member is away, and who covers. */
export default function AbsenceDialog({ organisation, member, onClose, onDone }: AbsenceDialogProps) {
  const own = useSession(({ user }) => user?.id);
  const { user_id, name } = member;
  const form = useForm<{ until: string; deputy_id: string; hand_over: boolean }, MemberAbsence>({
    name: `absence-${user_id}`,
    initial: { until: '', deputy_id: '', hand_over: false },
    rules: ({ until, deputy_id }) => ({
      until: until === '' ? words.needUntil : undefined,
      deputy_id: deputy_id === '' ? words.needDeputy : undefined,
    }),
    send: (values, key) => setAbsence(user_id, values, key),
    onAccepted: () => {
      toast.success(words.done, name);
      onDone();
    },
  });
  const colleagues = organisation.members.filter(
    (each) => each.user_id !== user_id && each.role !== 'read_only' && each.absence === null,
  );
  return (
    <FormDialog
      title={user_id === own ? words.title : words.titleOf(name)}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.until} hint={words.untilHint} required error={form.errorOf('until')}>
        <DateInput {...form.field('until')} />
      </Field>
      <Field label={words.deputy} required error={form.errorOf('deputy_id')}>
        <Select {...form.field('deputy_id')}>
          <option value="">{words.choose}</option>
          {colleagues.map((each) => (
            <option key={each.user_id} value={each.user_id}>
              {each.name}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        checked={form.values.hand_over}
        onChange={({ currentTarget }) => form.set('hand_over', currentTarget.checked)}
      >
        {words.handOver} <small>{words.handOverHint}</small>
      </Checkbox>
    </FormDialog>
  );
}
