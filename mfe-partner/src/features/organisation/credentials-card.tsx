import { CredentialList } from '@ayana/case-kit/papers';
import { type Credential, credentialLine, type OrganisationDoctor } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { download, useForm, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { useNow } from '@ayana/shared-ui/time';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { linkOfCredential, readCredentials, removeCredential } from './organisation.api';

const CredentialDialog = lazy(() => import('./credential-dialog'));
const { credentials: words } = messages;

export interface CredentialsCardProps {
  /** Of the organisation: a paper can be one of theirs. */
  doctors: readonly OrganisationDoctor[];
  mayWrite: boolean;
}

/** The licences and accreditations of the reader's organisation and its doctors, or of the doctor who they are. */
export default function CredentialsCard({ doctors, mayWrite }: CredentialsCardProps) {
  const part = usePart<Credential[]>({
    key: 'credentials',
    read: readCredentials,
    live: ['organisations.updated'],
  });
  const [open, setOpen] = useState<'add' | Credential | null>(null);
  const now = useNow();
  const credentials = part.value ?? [];
  const dialog = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      part.reread();
    },
  };
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      {part.failure === null ? null : <FailedPart what={words.failed} failure={part.failure} onRetry={part.reread} />}
      {part.value?.length === 0 ? <p>{words.none}</p> : null}
      <CredentialList
        credentials={credentials.map((each) => credentialLine(each, now))}
        now={now}
        onDownload={({ id }) => void linkOfCredential(id).then(({ url }) => download(url), part.reread)}
        renderActions={(id) => (
          <Remove credential={mayWrite ? credentials.find((each) => each.id === id) : undefined} onOpen={setOpen} />
        )}
      />
      {mayWrite ? (
        <div>
          <Button variant="tonal" icon={<Plus size={18} aria-hidden="true" />} onClick={() => setOpen('add')}>
            {words.add}
          </Button>
        </div>
      ) : null}
      <Suspense>{open === 'add' ? <CredentialDialog doctors={doctors} {...dialog} /> : null}</Suspense>
      {open === null || open === 'add' ? null : <RemoveDialog credential={open} {...dialog} />}
    </PortalCard>
  );
}

function Remove({ credential, onOpen }: { credential: Credential | undefined; onOpen: (of: Credential) => void }) {
  if (credential === undefined || credential.status === 'accepted') return null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={words.removeOf(credential.number)}
      onClick={() => onOpen(credential)}
    >
      {words.remove}
    </Button>
  );
}

function RemoveDialog(props: { credential: Credential; onClose: () => void; onDone: () => void }) {
  const { credential, onClose, onDone } = props;
  const form = useForm<object>({
    name: `credential-remove-${credential.id}`,
    initial: {},
    send: () => removeCredential(credential.id),
    onAccepted: () => {
      toast.success(words.removed, credential.number);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.removeTitle(credential.number)}
      text={words.removeText}
      submitLabel={words.remove}
      busyLabel={messages.busy}
      danger
      form={form}
      onClose={onClose}
    />
  );
}
