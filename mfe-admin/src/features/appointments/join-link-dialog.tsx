import { INDIA_ZONE } from '@ayana/contracts/places';
import { isHttpsAddress, WEB_ADDRESS_LIMIT } from '@ayana/contracts/rules';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { fullMoment } from '@ayana/shared-ui/time';
import { type Appointment, setJoinLink } from './appointments.api';
import { messages } from './messages';

const { link: words } = messages;

export interface JoinLinkDialogProps {
  appointment: Appointment;
  onDone: () => void;
  onClose: () => void;
}

/** Sets, changes or removes the link of a talk by video. */
export default function JoinLinkDialog({ appointment, onDone, onClose }: JoinLinkDialogProps) {
  const { id, name, doctor, starts_at, join_url } = appointment;
  const form = useForm<{ join_url: string }, Appointment>({
    name: `appointment-link-${id}`,
    initial: { join_url: join_url ?? '' },
    rules: (values) => ({ join_url: isHttpsAddress(values.join_url.trim()) ? undefined : words.refused }),
    send: (values) => setJoinLink(appointment, values.join_url.trim()),
    onAccepted: () => {
      toast.success(words.saved, name);
      onDone();
    },
  });
  const removal = useForm<object, Appointment>({
    name: `appointment-link-removal-${id}`,
    initial: {},
    send: () => setJoinLink(appointment, null),
    onAccepted: () => {
      form.reset();
      toast.success(words.removed, name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={join_url === null ? words.set : words.change}
      description={words.text(name, doctor.full_name, fullMoment(new Date(starts_at), INDIA_ZONE))}
      size="small"
      onClose={onClose}
      submitLabel={words.save}
      busyLabel={words.busy}
      failure={form.failure ?? removal.failure}
      form={form}
    >
      <Field label={words.field} hint={words.hint} required error={form.errorOf('join_url')}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="off"
          dir="ltr"
          maxLength={WEB_ADDRESS_LIMIT}
          {...form.field('join_url')}
        />
      </Field>
      {join_url === null ? null : (
        <div>
          <Button variant="outline" size="small" busy={removal.busy} busyLabel={words.busy} onClick={removal.submit}>
            {words.remove}
          </Button>
        </div>
      )}
    </FormDialog>
  );
}
