import type { InboxKind } from '@ayana/contracts/inbox';
import { isHighPriority, type QueueItem, type QueueKind } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import {
  BriefcaseBusiness,
  CircleCheckBig,
  ClipboardPlus,
  ConciergeBell,
  FileCheck,
  Handshake,
  Hourglass,
  Inbox,
  type LucideIcon,
  Mail,
  MessageSquare,
  PackageSearch,
  Phone,
  ReceiptText,
  Video,
} from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';
import { REQUEST_MESSAGES } from './request-words';
import { aboutText, whatText, whyText } from './queue-words';

/** The icon of each kind; an enquiry has that of its form. */
export const QUEUE_ICONS: Readonly<Record<QueueKind, LucideIcon>> = {
  task: CircleCheckBig,
  message: MessageSquare,
  enquiry: Inbox,
  request: ClipboardPlus,
  paper: FileCheck,
  quote: ReceiptText,
  assignment: Hourglass,
  service_request: ConciergeBell,
  need: PackageSearch,
};

const FORM_ICONS: Readonly<Record<InboxKind, LucideIcon>> = {
  contact: Mail,
  consultation: Phone,
  video_consultation: Video,
  partner_application: Handshake,
  career_application: BriefcaseBusiness,
};

const Box = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-2);
  min-inline-size: 0;

  & > svg {
    margin-block-start: 3px;
    color: var(--stone);
  }
  & > span {
    display: grid;
    min-inline-size: 0;
  }
  & small {
    overflow-wrap: anywhere;
  }
`;

const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-inline-size: 0;

  /* Two lines, however long a message is. */
  & > b {
    display: -webkit-box;
    overflow: hidden;
    font-weight: inherit;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  & > span:last-child {
    flex: none;
  }
`;

/** The kind as an icon with a name; of an enquiry the form it came by. */
function KindIcon({ item: { kind, detail } }: { item: QueueItem }) {
  // A newer server may have forms that this page does not know.
  const known: LucideIcon | undefined = kind === 'enquiry' ? FORM_ICONS[detail as InboxKind] : undefined;
  const Icon = known ?? QUEUE_ICONS[kind];
  return <Icon size={18} aria-hidden="true" />;
}

/** A thing of the queue: its kind as an icon, what is to be done, how urgent, who it is about, and why. */
export function QueueItemText({ item, isStaff, owner }: { item: QueueItem; isStaff: boolean; owner?: boolean }) {
  const { kind, detail, priority_level: priority } = item;
  const form: string | undefined = kind === 'enquiry' ? REQUEST_MESSAGES.kinds[detail as InboxKind] : undefined;
  const name = form ?? messages.kinds[kind];
  const why = whyText(item, isStaff);
  return (
    <Box title={name}>
      <KindIcon item={item} />
      <span>
        <Title>
          <VisuallyHidden>{name}: </VisuallyHidden>
          <b dir="auto">{whatText(item, isStaff)}</b>
          {isHighPriority(priority) ? (
            <Chip tone={priority === 'urgent' ? 'coral' : 'marigold'}>{messages.priorities[priority]}</Chip>
          ) : null}
        </Title>
        <small dir="auto">
          {owner === true ? [aboutText(item), item.owner?.name].filter(Boolean).join(' · ') : aboutText(item)}
        </small>
        {why === '' ? null : <small>{why}</small>}
      </span>
    </Box>
  );
}
