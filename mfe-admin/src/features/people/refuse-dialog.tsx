import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Dialog, DialogBar, DialogBody } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import type { PeopleIntent, PeopleOutcome } from './data/action';
import { PEOPLE_PATH } from './data/filters';
import type { Person } from './data/loader';
import { messages } from './messages';

const { refuseDialog: words } = messages;

/** Refuses an application, with an optional message to the person. */
export function RefuseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { send, pending, failure } = useAction<PeopleIntent, PeopleOutcome>({ action: PEOPLE_PATH, done: onClose });
  return (
    <Dialog open onClose={onClose} title={words.title(person.name || person.email)} description={words.text}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ intent: 'refuse', id: person.id, note });
        }}
      >
        <DialogBody>
          {failure === null ? null : <Notice tone="failed">{failure.message}</Notice>}
          <Field label={words.note} hint={words.hint} optional>
            <TextArea
              rows={4}
              maxLength={1000}
              value={note}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
          </Field>
        </DialogBody>
        <DialogBar>
          <Button type="submit" busy={pending.length > 0} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </DialogBar>
      </form>
    </Dialog>
  );
}
