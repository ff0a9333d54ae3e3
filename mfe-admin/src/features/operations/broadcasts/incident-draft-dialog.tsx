import type { BroadcastDetail } from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { useNavigate } from 'react-router-dom';
import { broadcastHref, draftForIncident } from './broadcasts.api';
import { messages } from './messages';

const { draft: words } = messages;

export interface IncidentDraftDialogProps {
  incident: { id: string; title: string };
  onClose: () => void;
}

/** Begins a broadcast to the patients of an incident and their families, and opens it. */
export default function IncidentDraftDialog({ incident, onClose }: IncidentDraftDialogProps) {
  const navigate = useNavigate();
  const form = useForm<object, BroadcastDetail>({
    name: `broadcast-draft-of-${incident.id}`,
    initial: {},
    send: (_values, key) => draftForIncident(incident.id, key),
    onAccepted: (made) => void navigate(broadcastHref(made)),
  });
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      submitLabel={words.submit}
      busyLabel={messages.create.busy}
      form={form}
      onClose={onClose}
    />
  );
}
