import { type Reading, type SharedEdit, type SharedEditOptions, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Notice } from '@ayana/shared-ui/notice';
import { type ReactNode, useState } from 'react';
import { FormPage, SaveBar } from '../form-page.styles';
import { messages } from './messages';

type Options<Fields extends object> = SharedEditOptions<Fields, Reading<Fields>>;

export interface SharedEditFormProps<Fields extends object> extends Pick<
  Options<Fields>,
  'name' | 'latest' | 'rules' | 'save' | 'labelOf' | 'textOf'
> {
  reread: () => void;
  /** Whether the public sees the record. */
  isPublic: boolean;
  children: (edit: SharedEdit<Fields>) => ReactNode;
}

/** The form of a record that several people edit: its fields, what a colleague changed meanwhile, Save and Discard. */
export function SharedEditForm<Fields extends object>({ isPublic, children, ...options }: SharedEditFormProps<Fields>) {
  const [isSaved, setSaved] = useState(false);
  const edit = useSharedEdit<Fields, Reading<Fields>>({
    ...options,
    readingOf: (answer) => answer,
    onSaved: () => {
      setSaved(true);
      options.reread();
    },
  });
  const { form, changed, notice } = edit;
  const done = isPublic ? messages.savedPublic : messages.saved;
  return (
    <FormPage {...form.formProps}>
      {children(edit)}
      <EditNotice notice={notice} />
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      {form.waiting ? <Notice>{messages.waiting}</Notice> : null}
      <SaveBar>
        <Button type="submit" notReady={!changed} busy={form.busy} busyLabel={messages.saving}>
          {messages.save}
        </Button>
        {changed && !form.busy ? (
          <Button variant="quiet" onClick={form.reset}>
            {messages.discard}
          </Button>
        ) : null}
        <span role="status">{changed ? null : isSaved ? done : messages.unchanged}</span>
      </SaveBar>
    </FormPage>
  );
}
