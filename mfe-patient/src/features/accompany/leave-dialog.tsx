import { ABOUT_ME_PATH } from '@ayana/contracts/identity';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { useOwnNavigate } from '../../own-journey/own-link';

import { type AccompaniedJourney, leave } from './accompany.api';
import { messages } from './messages';

/** Asks before a companion leaves a journey. */
export default function LeaveDialog({ of, onClose }: { of: AccompaniedJourney; onClose: () => void }) {
  const { leave: words } = messages;
  const navigate = useOwnNavigate();
  const form = useForm<object, unknown>({
    name: `companion-leave-${of.companion_id}`,
    initial: {},
    send: () => leave(of.companion_id),
    onAccepted: () => {
      toast.success(words.done, of.patient_name);
      navigate(ABOUT_ME_PATH);
    },
  });
  return (
    <ConfirmDialog
      title={words.title(of.patient_name)}
      text={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
      danger
    />
  );
}
