import type { InboxItem } from '@ayana/contracts/inbox';
import { Mail, Phone, Video } from 'lucide-react';
import { VisuallyHidden } from '@ayana/shared-ui';
import { preferredChannel } from '../data/visitor-answers';
import { messages } from '../messages';

/** The kind of request: a message, or a call by video or phone. */
export function KindIcon({ item }: { item: Pick<InboxItem, 'kind' | 'payload'> }) {
  const way = preferredChannel(item);
  const Icon = way === 'phone' ? Phone : way === 'video' ? Video : Mail;
  return (
    <>
      <Icon size={15} aria-hidden="true" />
      <VisuallyHidden>{messages.kinds[item.kind]}: </VisuallyHidden>
    </>
  );
}
