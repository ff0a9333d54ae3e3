import { ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, type Form, useForm } from '../use-form';
import type { EditNoticeState } from './edit-notice.types';
import { differences, isBehind, mergeFields, namesOf, type Reading, withFields } from './merge';
import { plainText } from './plain-text';
import { type Side, useChoices } from './use-choices';
import { useLatest } from './use-latest';

type Name<Fields extends object> = keyof Fields & string;

/** The fields, and the reading they were changed from: it must survive a reload together with them. */
type Edited<Fields extends object> = Fields & {
  opened: Reading<Fields>;
  /** Fields of another's save that were taken over. */
  taken: readonly Name<Fields>[];
};

const editedOf = <Fields extends object>(reading: Reading<Fields>): Edited<Fields> => ({
  ...reading.fields,
  opened: reading,
  taken: [],
});

export interface SaveContext<Fields extends object> {
  /** Of a save that creates the row. */
  key: string;
  /** Of the row the fields were changed from, where readings have one. */
  id: string | undefined;
  /** Reports what is saved before a second step, such as sending it, that may be refused. */
  stored: (saved: Reading<Fields>) => void;
}

export interface SharedEditOptions<Fields extends object, Answer> {
  /** Names the form in storage: the record, never its version. */
  name: string;
  /** The newest reading of the record. */
  latest: Reading<Fields>;
  /** What each field is called. */
  labelOf: (name: Name<Fields>) => string;
  /** What a field holds, as the reader knows it; its plain text by default. */
  textOf?: (name: Name<Fields>, fields: Fields) => string;
  rules?: (fields: Fields) => FieldErrors;
  /** Saves the fields that were changed, with `If-Match` of the version. */
  save: (
    changed: readonly Name<Fields>[],
    fields: Fields,
    version: number,
    more: SaveContext<Fields>,
  ) => Promise<Answer>;
  /** What a save has left, for an editor that stays open. */
  readingOf?: (answer: Answer) => Reading<Fields>;
  /** Null where nothing was changed, so that nothing was sent. */
  onSaved: (answer: Answer | null) => void;
  /** Reads the record again: another person has changed it. Not of one that is still to be made. */
  reread?: (() => void) | undefined;
  /** The record can no longer be changed, such as a bill that a colleague has sent: what is typed is shown, never saved. */
  closed?: boolean;
  /** Pressing also does something, such as sending the quote: it is sent although nothing was changed. */
  alwaysSends?: boolean;
}

export interface SharedEdit<Fields extends object> {
  form: Form<Fields>;
  /** The fields as they are in the form. */
  fields: Fields;
  /** Whether there is anything to save. */
  changed: boolean;
  /** What another person saved meanwhile: for shared-ui's `EditNotice`. */
  notice: EditNoticeState;
  /** Saves what is typed without a press, and without its rules; needs `readingOf`. @returns whether it is saved now */
  keep: () => Promise<boolean>;
}

/**
 * The form of a record that several people, or several tabs, edit. A save of other fields is taken over; where both changed
 * the same field, the reader chooses, and nothing can be saved before that. What was typed stays through another's save, a
 * refused save (412 `stale_version`) and a reload, together with the version it began from.
 */
export function useSharedEdit<Fields extends object, Answer>(
  options: SharedEditOptions<Fields, Answer>,
): SharedEdit<Fields> {
  const {
    rules,
    save,
    readingOf,
    onSaved,
    reread,
    labelOf,
    closed = false,
    textOf = (name, of) => plainText(of[name]),
  } = options;
  const [latest, setSaved] = useLatest(options.latest);
  const [chosen, setChosen] = useState(false);
  const sent = useRef<Fields | null>(null);
  const current = useRef<Fields>(latest.fields);
  const isRefused = useRef(false);
  const resends = useRef(false);
  const [keeping, setKeeping] = useState(false);
  const form = useForm<Edited<Fields>, Answer | null>({
    name: options.name,
    initial: editedOf(latest),
    ...(rules === undefined ? {} : { rules: (values) => rules(splitOf(values, latest).fields) }),
    send: async (values, key) => {
      const { fields, opened } = splitOf(values, latest);
      const names = differences(opened.fields, fields);
      sent.current = fields;
      if (names.length === 0 && options.alwaysSends !== true) return null;
      try {
        return await save(names, fields, opened.version, { key, id: opened.id, stored: goOnFrom });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'stale_version') {
          isRefused.current = true;
          reread?.();
        }
        throw error;
      }
    },
    onAccepted: (answer) => {
      setChosen(false);
      if (answer !== null && readingOf !== undefined) goOnFrom(readingOf(answer));
      onSaved(answer);
    },
  });
  /** What was typed while it was being saved stays. */
  const goOnFrom = (saved: Reading<Fields>): void => {
    const late = sent.current === null ? [] : differences(sent.current, current.current);
    const typed = current.current;
    sent.current = saved.fields;
    setSaved(saved);
    form.restart(editedOf(saved));
    for (const name of late) form.set(name, typed[name]);
  };

  const { fields, opened, taken } = splitOf(form.values, latest);
  useEffect(() => {
    current.current = fields;
  });
  const merge = mergeFields(opened.fields, fields, latest.fields);
  const unsaved = differences(opened.fields, fields);
  const behind = (isBehind(opened, latest) || (closed && unsaved.length > 0)) && !form.busy && !keeping;
  const apart = differences(fields, latest.fields);
  const conflicts = !behind ? [] : closed ? unsaved.filter((name) => apart.includes(name)) : merge.conflicts;
  const choices = useChoices(`${latest.id ?? ''} ${latest.version}`);

  const adopt = (next: Fields): void => {
    if (differences(next, latest.fields).length === 0) return form.restart(editedOf(latest));
    for (const name of namesOf(next)) form.set(name, next[name]);
    form.set('taken', [...new Set([...taken, ...merge.taken])]);
    return form.set('opened', latest);
  };
  const canFollow = behind && conflicts.length === 0;
  // Before the paint: after a save the old values must not flash.
  useLayoutEffect(() => {
    if (!canFollow) return;
    resends.current = isRefused.current && merge.taken.length === 0;
    isRefused.current = false;
    adopt(merge.merged);
  });
  // A save that was refused for a change that is not in this form goes on: there is nothing to look at.
  useEffect(() => {
    if (!resends.current || behind || form.busy) return;
    resends.current = false;
    form.submit();
  });

  const id = `${form.formProps.id}-saved-by-another`;
  const mustChoose = conflicts.length > 0;
  // A live save is only announced: the cursor stays where the reader types. After a refused press the choice comes next.
  useEffect(() => {
    if (!mustChoose || !isRefused.current) return;
    isRefused.current = false;
    document.getElementById(id)?.focus();
  }, [mustChoose, id, isRefused]);
  const goOn = (sideOf: (field: string) => Side | null): void => {
    setChosen(!closed);
    const theirs = conflicts.filter((field) => sideOf(field) === 'theirs');
    adopt(withFields(merge.merged, latest.fields, theirs));
  };
  const keep = async (): Promise<boolean> => {
    const names = differences(opened.fields, fields);
    if (names.length === 0) return true;
    if (mustChoose || form.busy || keeping || readingOf === undefined) return false;
    setKeeping(true);
    try {
      const key = newIdempotencyKey();
      const answer = await save(names, fields, opened.version, { key, id: opened.id, stored: setSaved });
      const saved = { ...readingOf(answer), fields };
      setSaved(saved);
      form.set('opened', saved);
      return true;
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'stale_version') reread?.();
      throw error;
    } finally {
      setKeeping(false);
    }
  };
  const waits = (): boolean => {
    if (!mustChoose) return false;
    document.getElementById(id)?.focus();
    return true;
  };
  return {
    form: {
      ...form,
      values: fields,
      // The notice says more than the refusal.
      failure: mustChoose ? null : form.failure,
      formProps: {
        ...form.formProps,
        onSubmit: (event) => {
          if (!waits()) return form.formProps.onSubmit(event);
          event.preventDefault();
          return event.stopPropagation();
        },
      },
      submit: () => {
        if (!waits()) form.submit();
      },
      reset: () => {
        setChosen(false);
        form.restart(editedOf(latest));
      },
      restart: (next) => form.restart({ ...editedOf(latest), ...next }),
    },
    fields,
    changed: unsaved.length > 0,
    notice: {
      id,
      by: latest.by,
      taken: taken.map(labelOf),
      differences: conflicts.map((name) => ({
        name,
        label: labelOf(name),
        theirs: textOf(name, latest.fields),
        mine: textOf(name, fields),
        side: choices.sideOf(name),
      })),
      closed,
      chosen,
      choose: choices.choose,
      takeAll: (side) => goOn(() => side),
      takeChosen: () => {
        if (conflicts.every((field) => choices.sideOf(field) !== null)) goOn(choices.sideOf);
      },
    },
    keep,
  };
}

/** What an older release has stored in the tab has fields alone. */
function splitOf<Fields extends object>(
  { opened, taken, ...fields }: Fields & Partial<Edited<Fields>>,
  latest: Reading<Fields>,
): { fields: Fields; opened: Reading<Fields>; taken: readonly Name<Fields>[] } {
  return { fields: fields as unknown as Fields, opened: opened ?? latest, taken: taken ?? [] };
}
