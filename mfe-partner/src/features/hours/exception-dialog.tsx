import { DOCTOR_HOURS_LIMITS, type DoctorHours, type HoursExceptionKind } from '@ayana/contracts/doctor-hours';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox, RadioCards } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextInput } from '@ayana/shared-ui/field';
import { addException, type NewException } from './hours.api';
import { type KindChoice, kindName, kindsOf } from './hours-values';
import { Pair } from './hours.styles';
import { messages } from './messages';

const { dialog: words } = messages;

interface Values {
  kind: HoursExceptionKind;
  first_day: string;
  last_day: string;
  whole: boolean;
  from_time: string;
  to_time: string;
  talks: KindChoice;
  note: string;
}

export interface ExceptionDialogProps {
  hours: DoctorHours;
  /** The doctor whose hours the hospital changes; null for one's own. */
  of?: string | null;
  /** On the doctor's clock. */
  today: string;
  onDone: () => void;
  onClose: () => void;
}

/** Adds days that differ from the week. */
export default function ExceptionDialog({ hours, of = null, today, onDone, onClose }: ExceptionDialogProps) {
  const { kinds } = hours.doctor;
  const form = useForm<Values, DoctorHours>({
    name: 'doctor-hours-exception',
    initial: {
      kind: 'off',
      first_day: '',
      last_day: '',
      whole: true,
      from_time: '',
      to_time: '',
      talks: kinds.length > 1 ? 'both' : (kinds[0] ?? 'video'),
      note: '',
    },
    rules: errorsOf,
    send: (values, key) => addException(of, bodyOf(values), key),
    onAccepted: onDone,
  });
  const { kind, whole } = form.values;
  const isWhole = kind === 'off' && whole;
  return (
    <FormDialog title={words.title} onClose={onClose} submitLabel={words.submit} busyLabel={words.busy} form={form}>
      <RadioCards
        legend={words.kind}
        name="kind"
        value={kind}
        onChange={(next) => form.set('kind', next)}
        options={[
          { value: 'off', label: words.off, detail: words.offText },
          { value: 'extra', label: words.extra, detail: words.extraText },
        ]}
      />
      <Pair>
        <Field label={words.first} required error={form.errorOf('first_day')}>
          <DateInput min={today} {...form.field('first_day')} />
        </Field>
        <Field label={words.last} optional hint={words.lastHint} error={form.errorOf('last_day')}>
          <DateInput min={form.values.first_day || today} {...form.field('last_day')} />
        </Field>
      </Pair>
      {kind === 'off' ? (
        <Checkbox
          name="whole"
          checked={whole}
          onChange={({ currentTarget }) => form.set('whole', currentTarget.checked)}
        >
          {words.whole}
        </Checkbox>
      ) : null}
      {isWhole ? null : (
        <Pair>
          <Field label={words.from} required error={form.errorOf('from_time')}>
            <TextInput type="time" {...form.field('from_time')} />
          </Field>
          <Field label={words.to} required error={form.errorOf('to_time')}>
            <TextInput type="time" {...form.field('to_time')} />
          </Field>
        </Pair>
      )}
      {kind === 'extra' ? (
        <Field label={messages.week.kind} error={form.errorOf('kinds')}>
          <Select {...form.field('talks')}>
            {(['both', 'video', 'phone'] as const)
              .filter((each) => kinds.length > 1 || each === kinds[0])
              .map((each) => (
                <option key={each} value={each}>
                  {kindName(each)}
                </option>
              ))}
          </Select>
        </Field>
      ) : null}
      {of === null ? (
        <Field label={words.note} optional hint={words.noteHint} error={form.errorOf('note')}>
          <TextInput maxLength={DOCTOR_HOURS_LIMITS.note} dir="auto" {...form.field('note')} />
        </Field>
      ) : null}
    </FormDialog>
  );
}

function errorsOf({ kind, whole, first_day, last_day, from_time, to_time }: Values) {
  const needsTimes = kind === 'extra' || !whole;
  return {
    first_day: first_day === '' ? words.needed : undefined,
    last_day: last_day !== '' && last_day < first_day ? words.daysOrder : undefined,
    from_time: needsTimes && from_time === '' ? words.time : undefined,
    to_time: !needsTimes ? undefined : to_time === '' ? words.time : from_time >= to_time ? words.order : undefined,
  };
}

function bodyOf({ kind, whole, first_day, last_day, from_time, to_time, talks, note }: Values): NewException {
  const hasTimes = kind === 'extra' || !whole;
  return {
    kind,
    first_day,
    ...(last_day === '' ? {} : { last_day }),
    ...(hasTimes ? { from_time, to_time } : {}),
    ...(kind === 'extra' ? { kinds: kindsOf(talks) } : {}),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
}
