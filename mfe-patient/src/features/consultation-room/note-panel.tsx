import { NOTE_FIELD_NAMES, NOTE_FIELDS, NOTE_TEXT_MAX } from '@ayana/contracts/consultation-room';
import { toast } from '@ayana/portal-kit';
import { type Reading, usePart, useSharedEdit } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { EditNotice } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { FailedPart } from '@ayana/shared-ui/states';
import { useRef, useState } from 'react';
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
          appointmentId={appointmentId}
          draft={value.draft}
          before={latest ?? null}
          reread={reread}
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
  reread: () => void;
  onSigned: () => void;
}

function NoteEditor({ appointmentId, draft, before, reread, onSigned }: NoteEditorProps) {
  const [asks, setAsks] = useState(false);
  const signs = useRef(false);
  /** The draft of one version of the note; signing makes the next one. */
  const readingOf = (note: Note | null): Reading<NoteForm> => ({
    id: before?.id ?? '',
    version: note?.revision ?? 0,
    fields: textsOf(note ?? before ?? EMPTY),
    by: { name: note?.doctor_name ?? before?.doctor_name ?? null, at: (note ?? before)?.updated_at ?? '' },
  });
  const { form, notice } = useSharedEdit<NoteForm, Note>({
    name: `consultation-note-${appointmentId}`,
    latest: readingOf(draft),
    labelOf: (name) => NOTE_FIELD_NAMES[name],
    alwaysSends: true,
    save: async (_changed, values, revision, { stored }) => {
      const saved = await saveNote(appointmentId, values, revision);
      if (!signs.current) return saved;
      stored(readingOf(saved));
      return signNote(appointmentId, saved.revision);
    },
    readingOf,
    onSaved: (saved) => {
      setAsks(false);
      const isSigned = saved !== null && saved.signed_at !== null;
      toast.success(isSigned ? words.signed : words.saved, '');
      if (isSigned) onSigned();
    },
    reread,
  });
  const sign = (): void => {
    signs.current = true;
    form.submit();
  };
  const mustChoose = notice.differences.length > 0;
  return (
    <>
      <form
        {...form.formProps}
        onSubmit={(event) => {
          signs.current = false;
          form.formProps.onSubmit(event);
        }}
      >
        <p>{words.text}</p>
        {NOTE_FIELDS.map((field) => (
          <Field key={field} label={NOTE_FIELD_NAMES[field]} error={form.errorOf(field)}>
            <TextArea rows={3} maxLength={NOTE_TEXT_MAX} {...form.field(field)} />
          </Field>
        ))}
        <EditNotice notice={notice} />
        {form.failure === null || mustChoose || asks ? null : <p role="alert">{form.failure}</p>}
        <Row>
          <Button type="submit" variant="outline" busy={form.busy && !asks} busyLabel={words.saving}>
            {words.save}
          </Button>
          <Button onClick={() => setAsks(true)}>{words.sign}</Button>
        </Row>
      </form>
      {/* Outside the form: what the dialog sends would otherwise reach the form, too, and save a second time. */}
      {asks && !mustChoose ? (
        <ConfirmDialog
          title={words.signTitle}
          text={words.signText}
          onClose={() => setAsks(false)}
          submitLabel={words.sign}
          busyLabel={words.signing}
          busy={form.busy}
          failure={form.failure}
          onConfirm={sign}
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
