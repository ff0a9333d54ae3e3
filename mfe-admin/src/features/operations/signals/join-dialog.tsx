import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { useNavigate } from 'react-router-dom';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import { addSignal, findRunning } from '../incidents/incidents.api';
import { messages as shared } from '../../../components/operations/messages';
import { incidentHref } from '../../../paths';
import type { IncidentDetail, SignalDetail } from '../types';
import { messages } from './detail-messages';
import { Takers } from '../../../components/takers/takers';

const { joining: words } = messages;

/** Makes a signal part of an incident that runs. */
export default function JoinDialog({ signal, onClose }: { signal: SignalDetail; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useForm<{ incident: NamedRecord | null }, IncidentDetail>({
    name: `signal-join-${signal.id}`,
    initial: { incident: null },
    rules: ({ incident }) => ({ signal_id: incident === null ? words.needed : undefined }),
    send: ({ incident }, key) => addSignal(incident?.id ?? '', signal.id, key),
    onAccepted: (incident) => void navigate(incidentHref(incident)),
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <RecordPicker
        label={words.search}
        value={form.values.incident}
        onChange={(incident) => form.set('incident', incident)}
        find={findRunning}
        suggest
        error={form.errorOf('signal_id')}
      />
      <Takers takers={form.takenBy} />
    </FormDialog>
  );
}
