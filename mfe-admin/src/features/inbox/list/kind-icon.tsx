import type { InboxItem } from '@ayana/contracts/inbox';
import { Mail, Phone, Video } from 'lucide-react';
import { VisuallyHidden } from '@ayana/shared-ui';
import { wayToTalk } from '../data/visitor-words';
import { messages } from '../messages';

/** How the request came: a letter, or a talk by video or telephone. */
export function KindIcon({ item }: { item: Pick<InboxItem, 'kind' | 'payload'> }) {
  const way = wayToTalk(item);
  const Icon = way === 'phone' ? Phone : way === 'video' ? Video : Mail;
  return (
    <>
      <Icon size={15} aria-hidden="true" />
      <VisuallyHidden>{messages.kinds[item.kind]}: </VisuallyHidden>
    </>
  );
}
