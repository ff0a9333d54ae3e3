import { ASSIGNEE_FIELDS, type AssigneeField, type AssignmentKind } from '@ayana/contracts/journey';
import { useMemo } from 'react';
import { type FoundRecord, type NamedRecord, RecordPicker } from '../record-picker/record-picker';
import { readCandidates } from './give-work.api';
import { messages as words } from './messages';

/** The record of a candidate carries the field that names them, so that it survives a reload with the form. */
const SEPARATOR = ' ';

/** Where nobody fits the field, nobody is offered; anyone can be found by name. */
const NOBODY: Readonly<Partial<Record<AssignmentKind, string>>> = {
  opinion: words.noDoctor,
  referral: words.noHospital,
};

export interface AssigneePickerProps {
  kind: AssignmentKind;
  journeyId: string;
  value: NamedRecord | null;
  onChange: (who: NamedRecord | null) => void;
  errorOf: (field: AssigneeField) => string | undefined;
}

/** Chooses who gets a piece of work: the best for this case first, each with the reasons. */
export function AssigneePicker({ kind, journeyId, value, onChange, errorOf }: AssigneePickerProps) {
  const find = useMemo(() => candidateFinder(kind, journeyId), [kind, journeyId]);
  return (
    <RecordPicker
      key={kind}
      label={kind === 'opinion' ? words.doctor : kind === 'referral' ? words.hospital : words.partner}
      value={value}
      onChange={onChange}
      find={find}
      suggest
      {...(NOBODY[kind] === undefined ? {} : { nothing: NOBODY[kind] })}
      error={ASSIGNEE_FIELDS.map(errorOf).find((error) => error !== undefined)}
    />
  );
}

/** Finds who can get a kind of work of a case, the best first. */
export const candidateFinder =
  (kind: AssignmentKind, journeyId: string) =>
  async (q: string): Promise<FoundRecord[]> =>
    (await readCandidates(kind, journeyId, q)).map(({ field, id, name, detail, reasons }) => ({
      id: field + SEPARATOR + id,
      name,
      detail: [detail, ...reasons].filter((text) => text !== null && text !== '').join(' · '),
    }));

/** Who was chosen, as the API names them. */
export function assigneeOf(who: NamedRecord | null): Partial<Record<AssigneeField, string>> {
  const [named, id] = who?.id.split(SEPARATOR) ?? [];
  const field = ASSIGNEE_FIELDS.find((each) => each === named);
  return field === undefined || id === undefined ? {} : { [field]: id };
}
