import {
  BLOOD_GROUPS,
  BLOOD_UNITS_MAX,
  type BloodGroup,
  CHECK_LABEL_MAX,
  CHECK_NOTE_MAX,
  STAY_CHECK_NAMES,
  STAY_CHECK_STATES,
  type StayCheckState,
} from '@ayana/contracts/journey';
import { wholeOf } from '@ayana/contracts/numbers';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { messages } from './messages';
import { type CheckBody, type OpenCheck, sayCheck } from './stay.api';

const { checkForm: words } = messages;

interface CheckValues {
  label: string;
  state: StayCheckState;
  note: string;
  blood_units: string;
  blood_group: BloodGroup | '';
}

const unitsOf = (text: string): number | undefined => wholeOf(text, { min: 1, max: BLOOD_UNITS_MAX });

function bodyOf(check: OpenCheck, { label, state, note, blood_units, blood_group }: CheckValues): CheckBody {
  return {
    kind: check.kind,
    state,
    ...(check.kind === 'other' ? { label: label.trim() } : {}),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(check.kind === 'blood' && blood_units !== '' ? { blood_units: unitsOf(blood_units) ?? 0 } : {}),
    ...(check.kind === 'blood' && blood_group !== '' ? { blood_group } : {}),
  };
}

/** Units are needed once blood is ready; what is typed is a number that can be. */
function unitsProblem({ kind }: OpenCheck, state: StayCheckState, typed: string): string | undefined {
  if (kind !== 'blood') return undefined;
  if (typed === '') return state === 'done' ? words.needUnits : undefined;
  return unitsOf(typed) === undefined ? words.wrongUnits(BLOOD_UNITS_MAX) : undefined;
}

export interface CheckDialogProps {
  admissionId: string;
  /** Of `other` without a label: a new one. */
  check: OpenCheck;
  onDone: () => void;
  onClose: () => void;
}

/** Says how a check before the admission is. */
export default function CheckDialog({ admissionId, check, onDone, onClose }: CheckDialogProps) {
  const isBlood = check.kind === 'blood';
  const isNew = check.kind === 'other' && check.label === '';
  const form = useForm<CheckValues, { id: string }>({
    name: `check-${admissionId}-${check.kind}-${check.label}`,
    initial: {
      label: check.label,
      state: isNew ? 'open' : check.state === 'open' ? 'done' : check.state,
      note: check.note ?? '',
      blood_units: check.blood_units === null ? '' : String(check.blood_units),
      blood_group: check.blood_group ?? '',
    },
    rules: ({ label, state, blood_units, blood_group }) => ({
      label: check.kind === 'other' && label.trim() === '' ? words.needName : undefined,
      blood_units: unitsProblem(check, state, blood_units),
      blood_group: isBlood && state === 'done' && blood_group === '' ? words.needGroup : undefined,
    }),
    send: (values, key) => sayCheck(admissionId, bodyOf(check, values), key),
    onAccepted: () => {
      toast.success(messages.saved, '');
      onDone();
    },
  });
  return (
    <FormDialog
      title={check.kind === 'other' ? check.label || words.title : STAY_CHECK_NAMES[check.kind]}
      description={words.text}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.busy}
      form={form}
    >
      {isNew ? (
        <Field label={words.name} required error={form.errorOf('label')}>
          <TextInput maxLength={CHECK_LABEL_MAX} dir="auto" {...form.field('label')} />
        </Field>
      ) : null}
      <Field label={words.state} required error={form.errorOf('state')}>
        <Select {...form.field('state')}>
          {STAY_CHECK_STATES.map((state) => (
            <option key={state} value={state}>
              {messages.checks.states[state]}
            </option>
          ))}
        </Select>
      </Field>
      {isBlood ? (
        <>
          <Field label={words.units} error={form.errorOf('blood_units')}>
            <QuantityInput kind="count" maxLength={3} {...form.field('blood_units')} />
          </Field>
          <Field label={words.group} error={form.errorOf('blood_group')}>
            <Select {...form.field('blood_group')}>
              <option value="">{words.choose}</option>
              {BLOOD_GROUPS.map((group) => (
                <option key={group} value={group}>
                  {group}
                </option>
              ))}
            </Select>
          </Field>
        </>
      ) : null}
      <Field label={words.note} optional error={form.errorOf('note')}>
        <TextInput maxLength={CHECK_NOTE_MAX} dir="auto" {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
