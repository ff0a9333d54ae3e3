import type { Language } from '@ayana/contracts/catalogue';
import { wholeOf } from '@ayana/contracts/numbers';
import {
  PROPOSAL_FIELD_NAMES,
  type ProposalField,
  type ProposalValue,
  type PublicProfile,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { type Form, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { messages } from './messages';
import { type Proposal, propose } from './organisation.api';
import { LanguageChoices } from './profile-dialog';

const { publicPage: words } = messages;
const LONG: ReadonlySet<ProposalField> = new Set<ProposalField>(['about', 'summary', 'address']);
const LISTS: ReadonlySet<ProposalField> = new Set<ProposalField>(['equipment', 'qualifications']);
const NUMBERS: readonly ProposalField[] = [
  'answer_hours',
  'bed_capacity',
  'icu_beds',
  'operating_theatres',
  'video_fee_usd',
  'phone_fee_usd',
];
const LIMITS: Partial<Record<ProposalField, number>> = { summary: 300, address: 300, title: 200, desk_hours: 120 };

/** As typed: lists a line each, numbers as text. */
type Values = Record<string, string | string[]>;

export interface ProposeDialogProps {
  profile: PublicProfile;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Proposes changes of what the public site shows; what waits is continued. */
export default function ProposeDialog({ profile, reread, onClose, onDone }: ProposeDialogProps) {
  const { subject_id, subject_name, values, waiting } = profile;
  const fields = Object.keys(values) as ProposalField[];
  const begin = { ...values };
  for (const { field, to } of waiting?.fields ?? []) begin[field] = to;
  const edit = useSharedEdit<Values, PublicProfile>({
    name: `proposal-${subject_id}`,
    latest: {
      ...(waiting === null ? {} : { id: waiting.id }),
      version: waiting?.version ?? 0,
      fields: {
        ...Object.fromEntries(fields.map((field) => [field, typedOf(field, begin[field] ?? null)])),
        note: waiting?.note ?? '',
      },
      by: { name: waiting?.proposed_by ?? null, at: waiting?.updated_at ?? '' },
    },
    labelOf: (name) => (isField(name) ? PROPOSAL_FIELD_NAMES[name] : words.note),
    rules: (typed) =>
      Object.fromEntries(
        NUMBERS.filter((field) => fields.includes(field) && isWrong(textAt(typed, field))).map((field) => [
          field,
          words.number,
        ]),
      ),
    alwaysSends: true,
    save: (_changed, typed, version, { key }) => {
      const note = textAt(typed, 'note').trim();
      const body: Proposal = Object.fromEntries(fields.map((field) => [field, valueOf(field, typed)]));
      return propose({ ...profile, version }, note === '' ? body : { ...body, note }, key);
    },
    onSaved: () => {
      toast.success(words.sent, subject_name);
      onDone();
    },
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={words.dialog(subject_name)}
      description={words.dialogText}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      edit={edit}
    >
      {fields.map((field) => (
        <Control key={field} field={field} form={form} />
      ))}
      <Field label={words.note} error={form.errorOf('note')}>
        <TextArea rows={2} maxLength={1000} {...form.field('note')} />
      </Field>
    </EditDialog>
  );
}

function Control({ field, form }: { field: ProposalField; form: Form<Values> }) {
  const error = form.errorOf(field);
  if (field === 'languages')
    return (
      <LanguageChoices
        value={form.values[field] as Language[]}
        onChange={(languages) => form.set(field, languages)}
        error={error}
      />
    );
  const isList = LISTS.has(field);
  return (
    <Field label={PROPOSAL_FIELD_NAMES[field]} hint={isList ? words.onePerLine : undefined} error={error}>
      {isList || LONG.has(field) ? (
        <TextArea rows={field === 'address' ? 2 : 4} maxLength={LIMITS[field]} {...form.field(field)} />
      ) : NUMBERS.includes(field) ? (
        <QuantityInput kind={field.endsWith('_usd') ? 'money' : 'count'} {...form.field(field)} />
      ) : (
        <TextInput maxLength={LIMITS[field]} {...form.field(field)} />
      )}
    </Field>
  );
}

const isWrong = (text: string): boolean => text.trim() !== '' && wholeOf(text) === undefined;

const isField = (name: string): name is ProposalField => name in PROPOSAL_FIELD_NAMES;

const textAt = (typed: Values, field: string): string => {
  const value = typed[field];
  return typeof value === 'string' ? value : '';
};

function typedOf(field: ProposalField, value: ProposalValue): string | string[] {
  if (Array.isArray(value)) return LISTS.has(field) ? value.join('\n') : value;
  return value === null ? '' : String(value);
}

function valueOf(field: ProposalField, typed: Values): ProposalValue {
  if (field === 'languages') return typed[field] as string[];
  const text = textAt(typed, field).trim();
  if (LISTS.has(field))
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  if (NUMBERS.includes(field)) return wholeOf(text) ?? null;
  // These are never empty; the API says so at the field.
  return text === '' && field !== 'about' && field !== 'summary' && field !== 'title' ? null : text;
}
