import { mayBecome, requestReference, type InboxItem, type InboxStatus } from '@ayana/contracts/inbox';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import { Button, MoreMenu, OwnerTag } from '@ayana/shared-ui';
import { DetailHead } from '@ayana/shared-ui/detail';
import {
  Archive,
  ArrowLeft,
  CalendarCheck,
  Hand,
  type LucideIcon,
  Mail,
  Phone,
  Reply,
  RotateCcw,
  Undo2,
  UserRoundCheck,
} from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { preferredChannel } from '../data/visitor-answers';
import { RepeatedChip, RequestStatus } from '../list/status-chip';
import { dialogMessages } from '../dialog-messages';
import { messages } from '../messages';
import { REQUEST_MESSAGES } from '../../../components/case-queue/request-words';
import { WIDE } from '../widths';

const icons: Record<InboxStatus, LucideIcon> = {
  new: Undo2,
  claimed: RotateCcw,
  confirmed: CalendarCheck,
  answered: Reply,
  closed: Archive,
};

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 6px;
  min-block-size: 44px;
  font-weight: 600;
  text-decoration: none;

  [dir='rtl'] & > svg {
    scale: -1 1;
  }
  @media ${WIDE} {
    display: none;
  }
`;

const KeyHint = styled.kbd`
  padding: 0 6px;
  border: 1px solid color-mix(in srgb, currentcolor 60%, transparent);
  border-radius: 4px;
  font: inherit;
  font-size: 12px;
  line-height: 18px;

  @media (pointer: coarse), not all and ${WIDE} {
    display: none;
  }
`;

const icon = (Icon: LucideIcon) => <Icon size={17} aria-hidden="true" />;

export interface RequestHeadProps {
  item: InboxItem;
  me: string;
  claiming: boolean;
  backHref: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClaim: () => void;
  onConfirm: () => void;
  onHandOver: () => void;
  onStatus: (status: InboxStatus) => void;
}

/** The visitor's name, the request's status, and its actions. */
export function RequestHead({ item, me, backHref, headingRef, ...actions }: RequestHeadProps) {
  const { id, kind, status } = item;
  const way = preferredChannel(item);
  const call = kind === 'consultation' && way !== null ? `, ${messages.waysShort[way]}` : '';
  return (
    <DetailHead
      above={
        <Back to={backHref} preventScrollReset>
          <ArrowLeft size={18} aria-hidden="true" />
          {messages.back}
        </Back>
      }
      titleRef={headingRef}
      title={item.name}
      state={
        <>
          <RequestStatus status={status} />
          <RepeatedChip item={item} />
          <OwnerTag owner={item.assigned_to} you={me} />
          <small>
            {item.case_number ?? requestReference(id)} · {REQUEST_MESSAGES.kinds[kind]}
            {call}
          </small>
        </>
      }
      actions={<RequestActions item={item} {...actions} />}
    />
  );
}

type RequestActionsProps = Omit<RequestHeadProps, 'me' | 'backHref' | 'headingRef'>;

function RequestActions({ item, claiming, onClaim, onConfirm, onHandOver, onStatus }: RequestActionsProps) {
  const { kind, status, phone, email, name } = item;
  const reach = { as: 'a', variant: 'outline', size: 'small' } as const;
  const handOver = {
    id: 'hand-over',
    label: dialogMessages.handOver.open,
    icon: icon(UserRoundCheck),
    onSelect: onHandOver,
  };
  const moves = (['answered', 'claimed', 'new', 'closed'] as const)
    .filter((to) => mayBecome(kind, status, to) && !(status === 'new' && to === 'claimed'))
    .map((to) => ({ id: to, label: messages.moves[to], icon: icon(icons[to]), onSelect: () => onStatus(to) }));
  return (
    <>
      {status === 'new' ? (
        <Button size="small" busy={claiming} busyLabel={messages.claiming} icon={icon(Hand)} onClick={onClaim}>
          {messages.claim}
          <KeyHint aria-hidden="true">C</KeyHint>
        </Button>
      ) : null}
      {mayBecome(kind, status, 'confirmed') ? (
        <Button variant="tonal" size="small" icon={icon(CalendarCheck)} onClick={onConfirm}>
          {dialogMessages.confirm.open}
        </Button>
      ) : null}
      {phone === null ? null : (
        <Button {...reach} href={phoneHref(phone)} icon={icon(Phone)}>
          {messages.call}
        </Button>
      )}
      {email === null ? null : (
        <Button {...reach} href={mailHref(email)} icon={icon(Mail)}>
          {messages.mail}
        </Button>
      )}
      <MoreMenu label={`${messages.more}: ${name}`} items={status === 'closed' ? moves : [handOver, ...moves]} />
    </>
  );
}
