import { ApiProblem } from '@ayana/portal-kit';
import { type FieldErrors, type Form, useForm } from '@ayana/portal-kit/screens';
import { useLayoutEffect } from 'react';
import { differences, mergeFields, namesOf, type Reading, withFields } from './merge';

/** The fields, and the reading they were changed from: it must survive a reload together with them. */
type Edited<Fields extends object> = Fields & {
  opened: Reading<Fields>;
  /** Fields of a colleague's change that were taken over. */
  taken: readonly (keyof Fields & string)[];
};

const editedOf = <Fields extends object>(reading: Reading<Fields>): Edited<Fields> => ({
  ...reading.fields,
  opened: reading,
  taken: [],
});

export interface SharedEditOptions<Fields extends object, Answer> {
  /** Names the form in storage. */
  name: string;
  /** The newest reading of the record. */
  latest: Reading<Fields>;
  rules?: (fields: Fields) => FieldErrors;
  /** Saves the fields that were changed, with `If-Match` of the version. */
  save: (changed: readonly (keyof Fields & string)[], fields: Fields, version: number) => Promise<Answer>;
  onSaved: (answer: Answer) => void;
  /** Reads the record again: a colleague has changed it. */
  reread: () => void;
}

export interface SharedEdit<Fields extends object> {
  form: Form<Edited<Fields>>;
  /** The fields as they are in the form. */
  fields: Fields;
  /** Whether there is anything to save. */
  changed: boolean;
  /** Fields that a colleague changed too; null where there are none. Nothing can be saved before that is decided. */
  conflicts: readonly (keyof Fields & string)[] | null;
  /** Fields of a colleague's change that the form has taken over while it was being filled in. */
  taken: readonly (keyof Fields & string)[];
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * The form of a record that several people edit. A colleague's change of other fields is taken over; where both changed the
 * same field, the user decides. What was typed survives a reload together with the version it began from.
 */
export function useSharedEdit<Fields extends object, Answer>(
  options: SharedEditOptions<Fields, Answer>,
): SharedEdit<Fields> {
  const { latest, rules, save, onSaved, reread } = options;
  const form = useForm<Edited<Fields>, Answer | null>({
    name: options.name,
    initial: editedOf(latest),
    ...(rules === undefined ? {} : { rules }),
    send: async ({ opened, taken: _taken, ...values }) => {
      const fields = values as unknown as Fields;
      const names = differences(opened.fields, fields);
      if (names.length === 0) return null;
      try {
        return await save(names, fields, opened.version);
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'stale_version') reread();
        throw error;
      }
    },
    onAccepted: (answer) => {
      if (answer !== null) onSaved(answer);
    },
  });

  const { opened, taken, ...values } = form.values;
  const fields = values as unknown as Fields;
  const merge = mergeFields(opened.fields, fields, latest.fields);
  const isBehind = latest.version > opened.version;
  const changed = differences(opened.fields, fields).length > 0;

  const adopt = (next: Fields): void => {
    if (differences(next, latest.fields).length === 0) return form.restart(editedOf(latest));
    for (const name of namesOf(next)) form.set(name, next[name]);
    form.set('taken', merge.taken);
    return form.set('opened', latest);
  };
  const canFollow = isBehind && !form.busy && merge.conflicts.length === 0;
  // Before the paint: after a save the old values must not flash.
  useLayoutEffect(() => {
    if (canFollow) adopt(merge.merged);
  });
  return {
    form,
    fields,
    changed,
    conflicts: isBehind && merge.conflicts.length > 0 ? merge.conflicts : null,
    taken,
    keepMine: () => adopt(merge.merged),
    takeTheirs: () => adopt(withFields(merge.merged, latest.fields, merge.conflicts)),
  };
}
