import { ApiProblem } from '@ayana/portal-kit';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { useRef, useState } from 'react';
import { messages as shared } from '../parts/messages';
import { eraseData } from './data-requests.api';
import { KeptParts } from './kept-parts';
import { messages } from './messages';
import type { ActDialogProps } from './reason-dialog';

const { erase: words } = messages;

/** Erases the person's data, with the password of the administrator: it stays in its control, and is kept nowhere as other forms are. */
export default function EraseDialog({ request, onClose, onDone }: ActDialogProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<{ field: string | undefined; failure: string | null }>(NOTHING);
  const control = useRef<HTMLInputElement>(null);
  const refuse = (field: string | undefined, failure: string | null): void => {
    setWrong({ field, failure });
    control.current?.focus();
  };
  const erase = async (): Promise<void> => {
    setBusy(true);
    setWrong(NOTHING);
    try {
      await eraseData(request, password);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const field = error.errors.find((each) => each.field === 'password')?.message;
      refuse(field, field === undefined ? error.message : null);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      busy={busy}
      failure={wrong.failure}
      danger
      onSubmit={() => {
        if (password === '') refuse(words.passwordNeeded, null);
        else if (!busy) void erase();
      }}
    >
      <KeptParts title={messages.keeps.willStay} parts={request.would_keep} />
      <Field label={words.password} required error={wrong.field}>
        <TextInput
          ref={control}
          type="password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Field>
    </FormDialog>
  );
}

const NOTHING = { field: undefined, failure: null };
