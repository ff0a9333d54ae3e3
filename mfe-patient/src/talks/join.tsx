import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { fullMoment, type Zone } from '@ayana/shared-ui/time';
import { Video } from 'lucide-react';
import { messages } from './messages';
import type { joiningOf, Talk } from './talks';

type Joining = ReturnType<typeof joiningOf>;

/** How and from when a talk is joined. */
export function joinTextOf(talk: Talk, joining: Joining, { zone }: Zone): string {
  if (joining !== null)
    return joining.open
      ? messages[joining.outside ? 'now' : 'room']
      : messages.from(fullMoment(new Date(joining.from), zone));
  return talk.kind === 'booked' ? messages[talk.appointment.kind] : messages.agreed;
}

/** Opens the video; before it is open, a press says from when it is. @param label names the talk where several are joined */
export function Join({ url, open, outside, text, label }: NonNullable<Joining> & { text: string; label?: string }) {
  const icon = <Video size={18} aria-hidden="true" />;
  if (!open)
    return (
      <Button icon={icon} aria-label={label} notReady onClick={() => toast.failure(messages.early, text)}>
        {messages.action}
      </Button>
    );
  if (!outside)
    return (
      // A document of its own, which may use the camera.
      <Button as="a" icon={icon} href={url} aria-label={label}>
        {messages.action}
      </Button>
    );
  return (
    <Button as="a" icon={icon} href={url} aria-label={label} target="_blank" rel="noopener noreferrer">
      {messages.action}
    </Button>
  );
}
