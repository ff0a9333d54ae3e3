import type { FieldErrors } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import { type ReactNode, useState } from 'react';
import { FormPage, SaveBar } from '../form-page.styles';
import { ConflictNotice, type Editor, TakenNotice } from './conflict-notice';
import type { Reading } from './merge';
import { messages } from './messages';
import { type SharedEdit, useSharedEdit } from './use-shared-edit';

type Name<Fields> = keyof Fields & string;

export interface SharedEditFormProps<Fields extends object> {
  /** Names the form in storage. */
  name: string;
  /** The record as the page has read it. */
  reading: Reading<Fields>;
  /** Who changed it last. */
  by: Editor;
  /** Whether the public sees the record. */
  isPublic: boolean;
  rules: (fields: Fields) => FieldErrors;
  /** Saves the fields that were changed, with `If-Match` of the version. */
  save: (changed: readonly Name<Fields>[], fields: Fields, version: number) => Promise<Reading<Fields>>;
  reread: () => void;
  labelOf: (name: Name<Fields>) => string;
  /** What a field holds, as text. */
  textOf: (name: Name<Fields>, fields: Fields) => string;
  children: (edit: SharedEdit<Fields>) => ReactNode;
}

/** The form of a record that several people edit: its fields, what a colleague changed meanwhile, Save and Discard. */
export function SharedEditForm<Fields extends object>(props: SharedEditFormProps<Fields>) {
  const { name, reading, by, isPublic, rules, save, reread, labelOf, textOf, children } = props;
  const [saved, setSaved] = useState<Reading<Fields> | null>(null);
  // The answer of a save is newer than what the page has read, until the page is read again.
  const latest = saved !== null && saved.version > reading.version ? saved : reading;
  const edit = useSharedEdit<Fields, Reading<Fields>>({
    name,
    latest,
    rules,
    save,
    onSaved: (answer) => {
      setSaved(answer);
      reread();
    },
    reread,
  });
  const { form, fields, changed, conflicts, taken, keepMine, takeTheirs } = edit;
  const done = isPublic ? messages.savedPublic : messages.saved;
  return (
    <FormPage {...form.formProps}>
      {children(edit)}
      <TakenNotice by={by} labels={taken.map(labelOf)} />
      {form.failure === null || conflicts !== null ? null : <Notice tone="failed">{form.failure}</Notice>}
      {form.waiting ? <Notice>{messages.waiting}</Notice> : null}
      {conflicts === null ? (
        <SaveBar>
          <Button type="submit" notReady={!changed} busy={form.busy} busyLabel={messages.saving}>
            {messages.save}
          </Button>
          {changed && !form.busy ? (
            <Button variant="quiet" onClick={form.reset}>
              {messages.discard}
            </Button>
          ) : null}
          <span role="status">{changed ? null : saved === null ? messages.unchanged : done}</span>
        </SaveBar>
      ) : (
        <ConflictNotice
          by={by}
          differences={conflicts.map((field) => ({
            label: labelOf(field),
            theirs: textOf(field, latest.fields),
            mine: textOf(field, fields),
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </FormPage>
  );
}
