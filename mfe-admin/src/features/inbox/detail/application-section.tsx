import type { InboxItem } from '@ayana/contracts/inbox';
import type { SiteApplication } from '@ayana/contracts/organisations';
import { usePart } from '@ayana/portal-kit/screens';
import { Button, Link, Notice, shortDate } from '@ayana/shared-ui';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { readApplication } from '../inbox.api';
import { applicationMessages } from '../application-messages';
import { FactsSection } from './facts-section';

const AcceptDialog = lazy(() => import('./accept-dialog'));
const AnswerDialog = lazy(() => import('./application-answer-dialog'));
const { application: words } = applicationMessages;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 8px;
`;

/** Whether the request is the application of a partner or a doctor. */
export const isPartnerApplication = ({ kind }: Pick<InboxItem, 'kind'>): boolean => kind === 'partner_application';

/** An application of the public site: what became of it, and the buttons to decide it. */
export function ApplicationSection({ item, now }: { item: InboxItem; now: Date }) {
  const part = usePart<SiteApplication | null, InboxItem>({
    key: `application-${item.id}`,
    read: () => readApplication(item.id),
    live: ['inbox.updated'],
    isAbout: ({ id }) => id === item.id,
  });
  if (part.value === null) return part.failure === null ? null : <Notice tone="failed">{words.failed}</Notice>;
  return (
    <FactsSection title={words.title}>
      <Result application={part.value} now={now} />
      {part.value.status === 'pending' ? <Decisions application={part.value} onDone={part.reread} /> : null}
    </FactsSection>
  );
}

function Result({ application, now }: { application: SiteApplication; now: Date }) {
  const { status, asked_at, decided_at, decided_by, refused_reason, organisation, doctor } = application;
  const day = (at: string): string => shortDate(new Date(at), now, OPERATIONS_CLOCK.zone);
  if (status === 'pending') return <p>{asked_at === null ? words.text : words.asked(day(asked_at))}</p>;
  const by = decided_by ?? words.someone;
  const decided = day(decided_at ?? '');
  if (status === 'refused')
    return (
      <>
        <p>{words.refused(decided, by)}</p>
        <small dir="auto">{refused_reason}</small>
      </>
    );
  const place =
    organisation === null
      ? doctor && { name: doctor.name, href: `/admin/doctors/${doctor.id}` }
      : { name: organisation.name, href: `/admin/organisations/${organisation.id}` };
  return (
    <>
      <p>{words.accepted(decided, by)}</p>
      {application.joined_at === null ? null : <small>{words.joined(day(application.joined_at))}</small>}
      {application.invitation === null ? null : <small>{words.invited(day(application.invitation.expires_at))}</small>}
      {place === null ? null : (
        <Link as={RouterLink} to={place.href}>
          {words.open(place.name)}
        </Link>
      )}
    </>
  );
}

function Decisions({ application, onDone }: { application: SiteApplication; onDone: () => void }) {
  const [open, setOpen] = useState<'accept' | 'ask' | 'refuse' | null>(null);
  const dialog = {
    application,
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onDone();
    },
  };
  return (
    <>
      <Buttons>
        <Button size="small" variant="tonal" onClick={() => setOpen('accept')}>
          {words.accept}
        </Button>
        <Button size="small" variant="outline" onClick={() => setOpen('ask')}>
          {words.ask}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setOpen('refuse')}>
          {words.refuse}
        </Button>
      </Buttons>
      <Suspense>
        {open === 'accept' ? <AcceptDialog {...dialog} /> : null}
        {open === 'ask' || open === 'refuse' ? <AnswerDialog key={open} what={open} {...dialog} /> : null}
      </Suspense>
    </>
  );
}
