import type { GuestAccess } from '@ayana/contracts/guest-case';
import type { InboxItem } from '@ayana/contracts/inbox';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select } from '@ayana/shared-ui/field';
import { endGuestLink, sendGuestLink } from './guest.api';
import { guestMessages } from './guest-messages';

const { link: words } = guestMessages;

export interface GuestLinkDialogProps {
  item: InboxItem;
  /** Whether there is a link that opens the case now. */
  works: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Sends the guest of an enquiry a new link, or ends the one they have. */
export default function GuestLinkDialog({ item, works, onClose, onDone }: GuestLinkDialogProps) {
  const form = useForm<{ action: 'send' | 'end' }, GuestAccess>({
    name: `inbox-guest-link-${item.id}`,
    initial: { action: 'send' },
    send: ({ action }, key) => (action === 'send' ? sendGuestLink(item.id, key) : endGuestLink(item.id)),
    onAccepted: (access) => {
      toast.success(access.works ? words.sent : words.done, item.email ?? '');
      onDone();
    },
  });
  const ends = form.values.action === 'end';
  return (
    <FormDialog
      title={words.title(item.name)}
      description={words.text}
      onClose={onClose}
      submitLabel={ends ? words.submitEnd : words.submitSend}
      busyLabel={words.busy}
      danger={ends}
      form={form}
    >
      <Field label={words.action}>
        <Select {...form.field('action')}>
          <option value="send">{words.send(item.email ?? '')}</option>
          {works ? <option value="end">{words.end}</option> : null}
        </Select>
      </Field>
    </FormDialog>
  );
}
