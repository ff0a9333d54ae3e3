import { mayBecome, requestReference, type InboxItem, type InboxStatus } from '@ayana/contracts/inbox';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import { Button, MoreMenu, OwnerTag, type MoreMenuProps } from '@ayana/shared-ui';
import {
  Archive,
  ArrowLeft,
  CalendarCheck,
  Hand,
  Mail,
  Phone,
  Reply,
  RotateCcw,
  Undo2,
  UserRoundCheck,
} from 'lucide-react';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import { preferredChannel } from '../data/visitor-answers';
import { RepeatedChip, RequestStatus } from '../list/status-chip';
import { messages } from '../messages';
import { Actions, Back, Chips, Eyebrow, Head, KeyHint, OnPhone, Title } from './request-head.styles';

const icons: Record<InboxStatus, typeof Hand> = {
  new: Undo2,
  claimed: RotateCcw,
  confirmed: CalendarCheck,
  answered: Reply,
  closed: Archive,
};

export type RequestHeadProps = {
  item: InboxItem;
  me: string;
  claiming: boolean;
  backHref: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onClaim: () => void;
  onConfirm: () => void;
  onHandOver: () => void;
  onStatus: (status: InboxStatus) => void;
};

/** The visitor's name, the request's status, and its actions. */
export function RequestHead({
  item,
  me,
  claiming,
  backHref,
  headingRef,
  onClaim,
  onConfirm,
  onHandOver,
  onStatus,
}: RequestHeadProps) {
  const { kind, status } = item;
  const way = preferredChannel(item);
  const isNew = status === 'new';
  const mayConfirm = mayBecome(kind, status, 'confirmed');
  const handOver = {
    id: 'hand-over',
    label: messages.handOver.open,
    icon: <UserRoundCheck size={17} aria-hidden="true" />,
    onSelect: onHandOver,
  };
  const moves: MoreMenuProps['items'] = (['answered', 'claimed', 'new', 'closed'] as const)
    .filter((to) => mayBecome(kind, status, to) && !(isNew && to === 'claimed'))
    .map((to) => {
      const Icon = icons[to];
      return {
        id: to,
        label: messages.moves[to],
        icon: <Icon size={17} aria-hidden="true" />,
        onSelect: () => onStatus(to),
      };
    });

  return (
    <Head>
      <div>
        <Back>
          <Link to={backHref} preventScrollReset>
            <ArrowLeft size={18} aria-hidden="true" />
            {messages.back}
          </Link>
        </Back>
        <Eyebrow>
          <span>{requestReference(item.id)}</span>
          <span>
            {messages.kinds[kind]}
            {kind === 'consultation' && way !== null ? `, ${way === 'phone' ? 'telephone' : 'video'}` : ''}
          </span>
        </Eyebrow>
        <Title ref={headingRef} tabIndex={-1} dir="auto">
          {item.name}
        </Title>
        <Chips>
          <RequestStatus status={status} />
          <RepeatedChip item={item} />
          <OwnerTag owner={item.assigned_to} you={me} />
        </Chips>
      </div>
      <Actions>
        {isNew ? (
          <Button
            size="small"
            busy={claiming}
            busyLabel={messages.claiming}
            icon={<Hand size={17} aria-hidden="true" />}
            onClick={onClaim}
          >
            {messages.claim}
            <KeyHint aria-hidden="true">C</KeyHint>
          </Button>
        ) : null}
        {mayConfirm ? (
          <Button
            variant="tonal"
            size="small"
            icon={<CalendarCheck size={17} aria-hidden="true" />}
            onClick={onConfirm}
          >
            {messages.confirm.open}
          </Button>
        ) : null}
        <OnPhone>
          {item.phone === null ? null : (
            <Button
              as="a"
              variant="outline"
              size="small"
              href={phoneHref(item.phone)}
              icon={<Phone size={17} aria-hidden="true" />}
            >
              {messages.call}
            </Button>
          )}
          <Button
            as="a"
            variant="outline"
            size="small"
            href={mailHref(item.email)}
            icon={<Mail size={17} aria-hidden="true" />}
          >
            {messages.mail}
          </Button>
        </OnPhone>
        <MoreMenu label={`${messages.more}: ${item.name}`} items={status === 'closed' ? moves : [handOver, ...moves]} />
      </Actions>
    </Head>
  );
}
