import { api, dataOf, useRealtime } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { messages } from './messages';
import { SignedNote } from './signed-note';

const read = async () => (await dataOf(api.GET('/own-consultation-notes'))).items;

/** The signed notes of the patient's talks, the latest talk first; nothing while there are none. */
export function NotesCard() {
  const { value, failure, reread } = usePart({ key: 'own', read });
  useRealtime({ 'consultations.updated': reread });
  if (value === null && failure !== null)
    return <FailedPart what={messages.failed} failure={failure} onRetry={reread} />;
  if (value === null || value.length === 0) return null;
  return (
    <PortalCard title={messages.title}>
      {value.map((note) => (
        <SignedNote key={note.id} note={note} />
      ))}
    </PortalCard>
  );
}
