import { SignedNote as Look } from '@ayana/case-kit/signed-note';
import type { components } from '@ayana/contracts/api';
import { NOTE_FIELD_NAMES, NOTE_FIELDS } from '@ayana/contracts/consultation-room';
import { api } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { deviceZone, fullMoment } from '@ayana/shared-ui/time';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { messages } from './messages';

export type Note = components['schemas']['ConsultationNoteDto'];

/** A signed note, as the doctor, the patient and staff read it in the room and the patient's portal. */
export function SignedNote({ note }: { note: Note }) {
  const { id, version, doctor_name, signed_at, updated_at } = note;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const when = fullMoment(new Date(signed_at ?? updated_at), deviceZone().zone);
  const save = async (): Promise<void> => {
    setBusy(true);
    const file = api.GET('/consultation-notes/{id}/pdf', { params: { path: { id } }, parseAs: 'blob' });
    const saved = await saveFile(file, messages.file(version));
    setFailure(saved.failure?.message ?? null);
    setBusy(false);
  };
  return (
    <Look
      signed={version > 1 ? messages.signedVersion(doctor_name, when, version) : messages.signedBy(doctor_name, when)}
      parts={NOTE_FIELDS.map((field) => [NOTE_FIELD_NAMES[field], note[field]])}
    >
      <Button
        variant="outline"
        size="small"
        icon={<Download size={16} aria-hidden="true" />}
        busy={busy}
        busyLabel={messages.saving}
        onClick={() => void save()}
      >
        {messages.save}
      </Button>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </Look>
  );
}
