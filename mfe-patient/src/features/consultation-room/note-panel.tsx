import { NOTE_FIELD_NAMES, NOTE_FIELDS, NOTE_TEXT_MAX } from '@ayana/contracts/consultation-room';
import { toast } from '@ayana/portal-kit';
import { useForm, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { FailedPart } from '@ayana/shared-ui/states';
import { useState } from 'react';
import { SignedNote } from '../../consultation-notes/signed-note';
import { messages } from './messages';
import { type Note, type NoteForm, readNotes, saveNote, signNote } from './room.api';
import { Row } from './room.styles';

const { noteForm: words } = messages;
const EMPTY: NoteForm = { reason: '', findings: '', advice: '', next_steps: '' };

/** The note of a talk: the doctor writes and signs it, the patient and staff read it. */
export function NotePanel({ appointmentId, isDoctor }: { appointmentId: string; isDoctor: boolean }) {
  const { value, failure, reread } = usePart({ key: appointmentId, read: () => readNotes(appointmentId) });
  const [isCorrecting, setCorrecting] = useState(false);
  if (value === null && failure !== null)
    return <FailedPart what={messages.after.failed} failure={failure} onRetry={reread} />;
  if (value === null) return null;
  const [latest] = value.signed;
  const isWriting = isDoctor && (value.draft !== null || latest === undefined || isCorrecting);
  return (
    <>
      {latest === undefined ? null : <SignedNote note={latest} />}
      {isDoctor && !isWriting ? (
        <Button variant="outline" onClick={() => setCorrecting(true)}>
          {words.correct}
        </Button>
      ) : null}
      {isWriting ? (
        <NoteEditor
          key={latest?.version ?? 0}
          appointmentId={appointmentId}
          draft={value.draft}
          before={latest ?? null}
          onSigned={() => {
            setCorrecting(false);
            reread();
          }}
        />
      ) : null}
    </>
  );
}

interface NoteEditorProps {
  appointmentId: string;
  draft: Note | null;
  /** What a correction begins with. */
  before: Note | null;
  onSigned: () => void;
}

function NoteEditor({ appointmentId, draft, before, onSigned }: NoteEditorProps) {
  const [revision, setRevision] = useState(draft?.revision ?? 0);
  const [asks, setAsks] = useState(false);
  const from = draft ?? before;
  const form = useForm<NoteForm, Note>({
    name: `consultation-note-${appointmentId}-${before?.version ?? 0}`,
    initial: from === null ? EMPTY : textsOf(from),
    send: (values) => saveNote(appointmentId, values, revision),
    onAccepted: (saved) => {
      setRevision(saved.revision);
      form.restart(textsOf(saved));
      toast.success(words.saved, '');
    },
  });
  const signing = useForm<object, Note>({
    name: `consultation-note-sign-${appointmentId}`,
    initial: {},
    send: async () => {
      const saved = await saveNote(appointmentId, form.values, revision);
      setRevision(saved.revision);
      return signNote(appointmentId, saved.revision);
    },
    onAccepted: () => {
      form.reset();
      setAsks(false);
      toast.success(words.signed, '');
      onSigned();
    },
  });
  return (
    <>
      <form {...form.formProps}>
        <p>{words.text}</p>
        {NOTE_FIELDS.map((field) => (
          <Field key={field} label={NOTE_FIELD_NAMES[field]} error={form.errorOf(field)}>
            <TextArea rows={3} maxLength={NOTE_TEXT_MAX} {...form.field(field)} />
          </Field>
        ))}
        {form.failure === null ? null : <p role="alert">{form.failure}</p>}
        <Row>
          <Button type="submit" variant="outline" busy={form.busy} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button onClick={() => setAsks(true)}>{words.sign}</Button>
        </Row>
      </form>
      {/* Outside the form: what the dialog sends would otherwise reach the form, too, and save a second time. */}
      {asks ? (
        <ConfirmDialog
          title={words.signTitle}
          text={words.signText}
          onClose={() => setAsks(false)}
          submitLabel={words.sign}
          busyLabel={words.signing}
          busy={signing.busy}
          failure={signing.failure}
          onConfirm={signing.submit}
        />
      ) : null}
    </>
  );
}

const textsOf = ({ reason, findings, advice, next_steps }: NoteForm): NoteForm => ({
  reason,
  findings,
  advice,
  next_steps,
});
