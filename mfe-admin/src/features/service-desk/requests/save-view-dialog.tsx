import { useAction } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { messages } from './list-messages';
import { REQUESTS_PATH } from '../../../paths';
import { type ListCommand } from './requests.api';

const { views: words } = messages;

/** Saves filters and order under a name. */
export default function SaveViewDialog({ query, onClose }: { query: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [asked, setAsked] = useState(false);
  const { send, isPending, failure } = useAction<ListCommand>({ action: REQUESTS_PATH, done: onClose });
  return (
    <FormDialog
      size="small"
      title={words.save}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={isPending()}
      failure={failure?.message ?? null}
      onSubmit={() => {
        setAsked(true);
        if (name.trim() !== '') send({ intent: 'save-view', name: name.trim(), query, is_shared: isShared });
      }}
    >
      <Field
        label={words.name}
        hint={words.nameHint}
        required
        error={asked && name.trim() === '' ? words.needed : undefined}
      >
        <TextInput value={name} maxLength={80} onChange={({ currentTarget }) => setName(currentTarget.value)} />
      </Field>
      <Checkbox checked={isShared} onChange={({ currentTarget }) => setShared(currentTarget.checked)}>
        {words.share}
      </Checkbox>
    </FormDialog>
  );
}
