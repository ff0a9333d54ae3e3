import { SignedNote } from '@ayana/case-kit/signed-note';
import type { components } from '@ayana/contracts/api';
import { NOTE_FIELD_NAMES, NOTE_FIELDS } from '@ayana/contracts/consultation-room';
import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { saveFile, useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { messages as shared } from '../messages';
import { messages } from './notes-messages';

type Note = components['schemas']['ConsultationNoteDto'];

const readNotes = async (journey_id: string): Promise<Note[]> =>
  (await dataOf(api.GET('/consultation-notes', { params: { query: { journey_id } } }))).items;

async function savePaper({ id, version }: Note): Promise<void> {
  const file = api.GET('/consultation-notes/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' });
  const { failure } = await saveFile(file, messages.file(version));
  if (failure !== null) throw new Error(failure.message);
}

/** The signed notes of the patient's talks with doctors: of each talk the newest version. */
export function ConsultationNotesCard({ journeyId, now }: { journeyId: string; now: Date }) {
  const part = usePart({ key: journeyId, read: () => readNotes(journeyId) });
  useRealtime({ 'consultations.updated': part.reread });
  const { run, busy, failure } = useChange(() => undefined);
  return (
    <PortalCard title={messages.title}>
      <ReadDetail detail={part} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(notes) => (
          <>
            {notes.length === 0 ? <p>{messages.empty}</p> : null}
            {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
            {notes.map((note) => (
              <SignedNote
                key={note.id}
                signed={signedText(note, now)}
                parts={NOTE_FIELDS.map((field) => [NOTE_FIELD_NAMES[field], note[field]])}
              >
                <Button
                  variant="outline"
                  size="small"
                  icon={<Download size={16} aria-hidden="true" />}
                  busy={busy === note.id}
                  busyLabel={messages.saving}
                  onClick={() => run(note.id, () => savePaper(note))}
                >
                  {messages.save}
                </Button>
              </SignedNote>
            ))}
          </>
        )}
      </ReadDetail>
    </PortalCard>
  );
}

function signedText({ doctor_name, starts_at, signed_at, version }: Note, now: Date): string {
  const [talk, signed] = [starts_at, signed_at ?? starts_at].map((at) => dateText(new Date(at), now));
  const text = messages.signed(doctor_name, talk ?? '', signed ?? '');
  return version > 1 ? messages.version(text, version) : text;
}
