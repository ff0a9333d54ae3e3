import { CredentialList } from '@ayana/case-kit/papers';
import { type Credential, credentialLine } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { download, useForm, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ConfirmDialog, FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages } from './messages';
import { acceptCredential, linkOfCredential, readCredentials, returnCredential } from './organisations.api';

const { credentials: words } = messages;

type Open = { what: 'accept' | 'return'; credential: Credential };

/** Licences and other papers with an end, for the staff to check. */
export function CredentialsCard({ of }: { of: { partner_id: string } | { doctor_id: string } }) {
  const key = JSON.stringify(of);
  const part = usePart<Credential[]>({ key, read: () => readCredentials(of), live: ['organisations.updated'] });
  const [open, setOpen] = useState<Open | null>(null);
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
      {part.failure === null ? null : <FailedPart what={words.failed} failure={part.failure} onRetry={part.reread} />}
      {part.value?.length === 0 ? <p>{words.none}</p> : null}
      <CredentialList
        credentials={credentials.map((each) => credentialLine(each, now))}
        now={now}
        onDownload={({ id }) => void linkOfCredential(id).then(({ url }) => download(url), part.reread)}
        renderActions={(id) => <Checks credential={credentials.find((each) => each.id === id)} onOpen={setOpen} />}
      />
      {open?.what === 'accept' ? <AcceptDialog credential={open.credential} {...dialog} /> : null}
      {open?.what === 'return' ? <ReturnDialog credential={open.credential} {...dialog} /> : null}
    </PortalCard>
  );
}

function Checks({ credential, onOpen }: { credential: Credential | undefined; onOpen: (open: Open) => void }) {
  if (credential?.status !== 'waiting') return null;
  return (
    <>
      <Button
        size="small"
        aria-label={words.acceptOf(credential.number)}
        onClick={() => onOpen({ what: 'accept', credential })}
      >
        {words.accept}
      </Button>
      <Button
        size="small"
        variant="outline"
        aria-label={words.sendBackOf(credential.number)}
        onClick={() => onOpen({ what: 'return', credential })}
      >
        {words.sendBack}
      </Button>
    </>
  );
}

interface DialogProps {
  credential: Credential;
  onClose: () => void;
  onDone: () => void;
}

function AcceptDialog({ credential: { id, number }, onClose, onDone }: DialogProps) {
  const form = useForm<object, Credential>({
    name: `credential-accept-${id}`,
    initial: {},
    send: () => acceptCredential(id),
    onAccepted: () => {
      toast.success(words.accepted, number);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.acceptOf(number)}
      text={words.acceptText}
      submitLabel={words.accept}
      busyLabel={words.busy}
      form={form}
      onClose={onClose}
    />
  );
}

function ReturnDialog({ credential: { id, number }, onClose, onDone }: DialogProps) {
  const form = useForm<{ reason: string }, Credential>({
    name: `credential-return-${id}`,
    initial: { reason: '' },
    rules: ({ reason }) => ({ reason: reason.trim() === '' ? words.needReason : undefined }),
    send: ({ reason }) => returnCredential(id, reason),
    onAccepted: () => {
      toast.success(words.returned, number);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.sendBackOf(number)}
      onClose={onClose}
      submitLabel={words.sendBack}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.reason} hint={words.reasonHint} required error={form.errorOf('reason')}>
        <TextArea rows={4} maxLength={700} {...form.field('reason')} />
      </Field>
    </FormDialog>
  );
}
