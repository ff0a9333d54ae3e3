import { Button } from '@ayana/shared-ui/button';
import { Notice } from '@ayana/shared-ui/notice';
import type { ReactNode } from 'react';
import { FormPage, SaveBar } from '../form-page.styles';
import { ConflictNotice, type Editor, TakenNotice } from './conflict-notice';
import type { Reading } from './merge';
import type { SharedEdit } from './use-shared-edit';

/** Of the bar to save. */
export interface BarTexts {
  save: string;
  saving: string;
  /** While there is nothing to save. */
  unchanged: string;
  waiting: string;
}

export interface SharedEditFormProps<Fields extends object> {
  edit: SharedEdit<Fields>;
  /** The fields as they are saved now. */
  latest: Fields;
  by: Editor;
  labelOf: (name: keyof Fields & string) => string;
  /** What a field holds, as text. */
  textOf: (name: keyof Fields & string, fields: Fields) => string;
  texts: BarTexts;
  children: ReactNode;
}

/** The form of a record that several people edit: its fields, what a colleague changed meanwhile, and Save. */
export function SharedEditForm<Fields extends object>(props: SharedEditFormProps<Fields>) {
  const { edit, latest, by, labelOf, textOf, texts, children } = props;
  const { form, fields, changed, conflicts, taken, keepMine, takeTheirs } = edit;
  return (
    <FormPage {...form.formProps}>
      {children}
      <TakenNotice by={by} labels={taken.map(labelOf)} />
      {form.failure === null || conflicts !== null ? null : <Notice tone="failed">{form.failure}</Notice>}
      {form.waiting ? <Notice>{texts.waiting}</Notice> : null}
      {conflicts === null ? (
        <SaveBar>
          <Button type="submit" notReady={!changed} busy={form.busy} busyLabel={texts.saving}>
            {texts.save}
          </Button>
          <span role="status">{changed ? null : texts.unchanged}</span>
        </SaveBar>
      ) : (
        <ConflictNotice
          by={by}
          differences={conflicts.map((name) => ({
            label: labelOf(name),
            theirs: textOf(name, latest),
            mine: textOf(name, fields),
          }))}
          onKeepMine={keepMine}
          onTakeTheirs={takeTheirs}
        />
      )}
    </FormPage>
  );
}

/** Of what the page has read and what its own save answered, the later one. */
export const newest = <Fields extends object>(read: Reading<Fields>, saved: Reading<Fields> | null): Reading<Fields> =>
  saved !== null && saved.version > read.version ? saved : read;
