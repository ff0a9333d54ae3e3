import { type InboxItem, type InboxKind, type InboxStatus, LEAD_STAGE_NAMES } from '@ayana/contracts/inbox';
import { APPLICATION_STATE_NAMES, type ApplicationState } from '@ayana/contracts/organisations';
import { Chip, type ChipTone, StatusChip, VisuallyHidden } from '@ayana/shared-ui';
import {
  Archive,
  BriefcaseBusiness,
  CalendarCheck,
  Circle,
  Hand,
  Handshake,
  Layers,
  Mail,
  Phone,
  Reply,
  Video,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import { preferredChannel } from '../data/visitor-answers';
import { messages } from '../messages';
import { REQUEST_MESSAGES } from '../../../components/case-queue/request-words';

const looks: Record<InboxStatus, { icon: LucideIcon; tone: ChipTone }> = {
  new: { icon: Circle, tone: 'teal' },
  claimed: { icon: Hand, tone: 'neutral' },
  confirmed: { icon: CalendarCheck, tone: 'leaf' },
  answered: { icon: Reply, tone: 'leaf' },
  closed: { icon: Archive, tone: 'neutral' },
};

/** A request's status as an icon and a word. */
export function RequestStatus({ status, onTeal = false }: { status: InboxStatus; onTeal?: boolean }) {
  const { icon: Icon, tone } = looks[status];
  return (
    <StatusChip tone={onTeal ? 'white' : tone} icon={<Icon size={14} aria-hidden="true" />}>
      {REQUEST_MESSAGES.statuses[status]}
    </StatusChip>
  );
}

/** Has the tooltip; as high as the chip, so that it lines up with the others. */
const Titled = styled.span`
  display: inline-flex;
`;

/** Marks a request as one of many for the same person; renders nothing for others. */
export function RepeatedChip({ item }: { item: Pick<InboxItem, 'repeated' | 'repeat_count'> }) {
  if (!item.repeated) return null;
  return (
    <Titled title={messages.repeated.short(item.repeat_count)}>
      <StatusChip tone="marigold" icon={<Layers size={14} aria-hidden="true" />}>
        {messages.repeated.chip}
      </StatusChip>
    </Titled>
  );
}

/** What was decided about an application; renders nothing for others. */
export function ApplicationChip({ item: { payload } }: { item: Pick<InboxItem, 'payload'> }) {
  const state = payload.application as ApplicationState | undefined;
  return state === undefined ? null : <Chip>{APPLICATION_STATE_NAMES[state]}</Chip>;
}

const APPLICATION_ICONS: Partial<Record<InboxKind, LucideIcon>> = {
  partner_application: Handshake,
  career_application: BriefcaseBusiness,
};

/** How far it has come after the answer; renders nothing before it. */
export function LeadChip({ item: { lead_stage } }: { item: Pick<InboxItem, 'lead_stage'> }) {
  if (lead_stage === 'new' || lead_stage === 'answered') return null;
  return <Chip tone={LEAD_TONES[lead_stage]}>{LEAD_STAGE_NAMES[lead_stage]}</Chip>;
}
const LEAD_TONES = { interested: 'teal', quoted: 'teal', decided: 'leaf', lost: 'neutral' } as const;

/** The kind of request: a message, a call by video or phone, or an application. */
export function KindIcon({ item }: { item: Pick<InboxItem, 'kind' | 'payload'> }) {
  const way = preferredChannel(item);
  const Icon = way === 'phone' ? Phone : way === 'video' ? Video : (APPLICATION_ICONS[item.kind] ?? Mail);
  return (
    <>
      <Icon size={15} aria-hidden="true" />
      <VisuallyHidden>{REQUEST_MESSAGES.kinds[item.kind]}: </VisuallyHidden>
    </>
  );
}
