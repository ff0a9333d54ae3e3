import type { MemberAbsence } from '@ayana/contracts/organisations';
import { toast, useSession } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, Select } from '@ayana/shared-ui/field';
import { dayText, useNow } from '@ayana/shared-ui/time';
import { messages } from './messages';

const { form: words } = messages;

export interface AbsenceValues {
  /** Empty: today. */
  from: string;
  until: string;
  deputy_id: string;
  hand_over: boolean;
}

/** Someone who is away, or is to be. */
export interface AbsencePerson {
  user_id: string;
  name: string;
  /** As it is now. */
  absence: (MemberAbsence & { from?: string }) | null;
}

/** Someone who could cover. */
export interface AbsenceColleague {
  id: string;
  name: string;
  is_away: boolean;
}

export interface AbsenceDialogProps {
  person: AbsencePerson;
  colleagues: readonly AbsenceColleague[];
  /** Asks from which day on; without it, from today on. */
  withFrom?: boolean;
  /** Asks whether the open work is the colleague’s for good. */
  withHandOver?: boolean;
  /** @param version of the absence that is changed; 0 for someone who is there */
  save: (values: AbsenceValues, version: number, key: string) => Promise<MemberAbsence>;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Says until when someone is away, and who covers; or changes it. */
export function AbsenceDialog(props: AbsenceDialogProps) {
  const { person, colleagues, withFrom = false, withHandOver = false, save, reread, onClose, onDone } = props;
  const own = useSession(({ user }) => user?.id);
  const now = useNow();
  const { user_id, name, absence } = person;
  const dayOf = (day: string): string => (day === '' ? '' : dayText(day, now));
  const edit = useSharedEdit<AbsenceValues, MemberAbsence>({
    name: `absence-${user_id}`,
    latest: {
      version: absence?.version ?? 0,
      fields: {
        from: absence?.from ?? '',
        until: absence?.until ?? '',
        deputy_id: absence?.deputy_id ?? '',
        hand_over: false,
      },
      by: { name: absence?.set_by_name ?? null, at: absence?.set_at ?? '' },
    },
    labelOf: (field) =>
      ({ from: words.from, until: words.until, deputy_id: words.deputy, hand_over: words.handOver })[field],
    textOf: (field, { from, until, deputy_id, hand_over }) =>
      ({
        from: dayOf(from),
        until: dayOf(until),
        deputy_id: colleagues.find(({ id }) => id === deputy_id)?.name ?? '',
        hand_over: hand_over ? words.yes : words.no,
      })[field],
    rules: ({ from, until, deputy_id }) => ({
      until: until === '' ? words.needUntil : from > until ? words.order : undefined,
      deputy_id: deputy_id === '' ? words.needDeputy : undefined,
    }),
    save: (_changed, values, version, { key }) => save(values, version, key),
    onSaved: () => {
      toast.success(words.done, name);
      onDone();
    },
    reread,
  });
  const { form } = edit;
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
      {withFrom ? (
        <Field label={words.from} hint={words.fromHint} optional error={form.errorOf('from')}>
          <DateInput {...form.field('from')} />
        </Field>
      ) : null}
      <Field label={words.until} hint={words.untilHint} required error={form.errorOf('until')}>
        <DateInput {...form.field('until')} />
      </Field>
      <Field label={words.deputy} required error={form.errorOf('deputy_id')}>
        <Select {...form.field('deputy_id')}>
          <option value="">{words.choose}</option>
          {colleagues.map(({ id, name: colleague, is_away }) => (
            <option key={id} value={id} disabled={is_away}>
              {is_away ? words.isAway(colleague) : colleague}
            </option>
          ))}
        </Select>
      </Field>
      {withHandOver ? (
        <Checkbox
          checked={form.values.hand_over}
          onChange={({ currentTarget }) => form.set('hand_over', currentTarget.checked)}
        >
          {words.handOver} <small>{words.handOverHint}</small>
        </Checkbox>
      ) : null}
    </EditDialog>
  );
}
