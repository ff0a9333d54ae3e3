import type { GuestAccess } from '@ayana/contracts/guest-case';
import type { InboxItem } from '@ayana/contracts/inbox';
import type { CasePart } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { Button, Notice, shortDate } from '@ayana/shared-ui';
import { Link2, MessagesSquare } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { intakeHref } from '../../../paths';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { FactsSection } from './facts-section';
import { readGuestLink } from './guest.api';
import { guestMessages as words } from './guest-messages';

const LinkDialog = lazy(() => import('./guest-link-dialog'));

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`;

export interface GuestSectionProps {
  item: InboxItem;
  case_id: string;
  now: Date;
}

/** What the sender of an enquiry has sent since, and the link that their mail has. */
export function GuestSection({ item, case_id, now }: GuestSectionProps) {
  const [open, setOpen] = useState(false);
  const part = usePart<GuestAccess, CasePart>({
    key: `guest-${item.id}`,
    read: () => readGuestLink(item.id),
    live: ['messages.inserted', 'documents.updated'],
    isAbout: ({ journey_id }) => journey_id === case_id,
  });
  const access = part.value;
  if (access === null) return part.failure === null ? null : <Notice tone="failed">{words.failed}</Notice>;
  const close = (): void => setOpen(false);
  return (
    <FactsSection title={words.title}>
      <p>{access.has_account ? words.account : words.added(access.added)}</p>
      {access.has_account ? null : <small>{linkText(access, now)}</small>}
      <Buttons>
        <Button
          as={Link}
          to={intakeHref(case_id)}
          size="small"
          variant="tonal"
          icon={<MessagesSquare size={17} aria-hidden="true" />}
        >
          {words.open}
        </Button>
        {access.has_account ? null : (
          <Button
            size="small"
            variant="outline"
            icon={<Link2 size={17} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {words.link.open}
          </Button>
        )}
      </Buttons>
      <Suspense>
        {open ? (
          <LinkDialog
            item={item}
            works={access.works}
            onClose={close}
            onDone={() => {
              close();
              part.reread();
            }}
          />
        ) : null}
      </Suspense>
    </FactsSection>
  );
}

function linkText({ link, works }: GuestAccess, now: Date): string {
  const day = (at: string): string => shortDate(new Date(at), now, OPERATIONS_CLOCK.zone);
  if (link === null) return words.none;
  if (works)
    return link.opened_at === null
      ? words.sent(day(link.created_at), day(link.expires_at))
      : words.opened(day(link.opened_at), day(link.expires_at));
  return link.ended_why === null ? words.expired(day(link.expires_at)) : words.ended[link.ended_why];
}
