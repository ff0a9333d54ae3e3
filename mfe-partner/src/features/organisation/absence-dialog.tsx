import type { MemberAbsence, OrganisationDetail, OrganisationMember } from '@ayana/contracts/organisations';
import { toast, useSession } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, Select } from '@ayana/shared-ui/field';
import { dayText, useNow } from '@ayana/shared-ui/time';
import { setAbsence } from './absence.api';
import { messages } from './absence-messages';

const { form: words } = messages;

interface AbsenceValues {
  until: string;
  deputy_id: string;
  hand_over: boolean;
}

export interface AbsenceDialogProps {
  organisation: Pick<OrganisationDetail, 'members'>;
  /** As it is now. */
  member: OrganisationMember;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Says until when a member is away, and who covers; or changes it. */
export default function AbsenceDialog({ organisation, member, reread, onClose, onDone }: AbsenceDialogProps) {
  const own = useSession(({ user }) => user?.id);
  const now = useNow();
  const { user_id, name, absence } = member;
  const nameOf = (id: string) => organisation.members.find((each) => each.user_id === id)?.name ?? '';
  const edit = useSharedEdit<AbsenceValues, MemberAbsence>({
    name: `absence-${user_id}`,
    latest: {
      version: absence?.version ?? 0,
      fields: { until: absence?.until ?? '', deputy_id: absence?.deputy_id ?? '', hand_over: false },
      by: { name: absence?.set_by_name ?? null, at: absence?.set_at ?? '' },
    },
    labelOf: (field) => ({ until: words.until, deputy_id: words.deputy, hand_over: words.handOver })[field],
    textOf: (field, { until, deputy_id, hand_over }) =>
      ({
        until: until === '' ? '' : dayText(until, now),
        deputy_id: nameOf(deputy_id),
        hand_over: hand_over ? words.yes : words.no,
      })[field],
    rules: ({ until, deputy_id }) => ({
      until: until === '' ? words.needUntil : undefined,
      deputy_id: deputy_id === '' ? words.needDeputy : undefined,
    }),
    save: (_changed, values, version, { key }) => setAbsence(user_id, version, values, key),
    onSaved: () => {
      toast.success(words.done, name);
      onDone();
    },
    reread,
  });
  const { form } = edit;
  const colleagues = organisation.members.filter((each) => each.user_id !== user_id && each.role !== 'read_only');
  return (
    <EditDialog
      title={user_id === own ? words.title : words.titleOf(name)}
      description={words.text}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      edit={edit}
    >
      <Field label={words.until} hint={words.untilHint} required error={form.errorOf('until')}>
        <DateInput {...form.field('until')} />
      </Field>
      <Field label={words.deputy} required error={form.errorOf('deputy_id')}>
        <Select {...form.field('deputy_id')}>
          <option value="">{words.choose}</option>
          {colleagues.map((each) => (
            <option key={each.user_id} value={each.user_id} disabled={each.absence !== null}>
              {each.absence === null ? each.name : words.isAway(each.name)}
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
    </EditDialog>
  );
}
