import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import type { KnownPerson } from '@ayana/contracts/journey';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { DateText, LocalHour, useNow } from '@ayana/shared-ui/time';
import { Merge } from 'lucide-react';
import { lazy } from 'react';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { personCounts } from '../../../components/person-link/person-link';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { INBOX_PATH } from '../../../paths';
import { patientZone } from '../parts/clocks';
import { messages } from './messages';
import { AccountsCard, CasesCard, EnquiriesCard, RequestsCard } from './record-cards';

const MergeDialog = lazy(() => import('./merge-dialog'));
const TakeOutDialog = lazy(() => import('./take-out-dialog'));
const LIVE = ['inbox.inserted', 'inbox.updated', 'treatment_requests.updated', 'journey.updated'] as const;

export { personLoader as loader } from './persons.api';

/** All enquiries, requests and cases of one person, however they came. */
export function Component() {
  return (
    <DetailScreen<KnownPerson> param="personId" rereadOn={LIVE} failed={messages.failed}>
      {(person, reread) => <PersonView person={person} onChanged={reread} />}
    </DetailScreen>
  );
}

type Open = 'merge' | NamedRecord;

function PersonView({ person, onChanged }: { person: KnownPerson; onChanged: () => void }) {
  const now = useNow();
  const { open, show, closing } = useDialog<Open>(onChanged);
  return (
    <DetailView
      places={[{ label: messages.inbox, href: INBOX_PATH }]}
      title={person.name || messages.unnamed}
      meta={<p>{personCounts(person)}</p>}
      actions={
        <Button
          size="small"
          variant="outline"
          icon={<Merge size={17} aria-hidden="true" />}
          onClick={() => show('merge')}
        >
          {messages.merge}
        </Button>
      }
      notes={person.is_cut ? <Notice>{messages.isCut}</Notice> : null}
      aside={
        <>
          <ContactCard person={person} now={now} />
          <AccountsCard person={person} now={now} onTakeOut={show} />
          <LinksCard person={person} now={now} />
        </>
      }
      dialogs={
        open === null ? null : open === 'merge' ? (
          <MergeDialog person={person} {...closing} />
        ) : (
          <TakeOutDialog person={person} record={open} {...closing} />
        )
      }
    >
      <CasesCard person={person} now={now} />
      <RequestsCard person={person} now={now} />
      <EnquiriesCard person={person} now={now} onTakeOut={show} />
    </DetailView>
  );
}

function ContactCard({ person, now }: { person: KnownPerson; now: Date }) {
  const { emails, phones, country, city } = person;
  const words = messages.contact;
  const zone = patientZone(person);
  const place = [city, country].filter((each) => each !== null).join(', ');
  return (
    <PortalCard title={words.title}>
      {zone === null ? <p>{words.noClock}</p> : <LocalHour otherZone={zone} localZone={OPERATIONS_CLOCK} now={now} />}
      <Facts
        facts={[
          ...phones.map(
            (phone) =>
              [
                words.phones,
                <Link key={phone} href={phoneHref(phone)}>
                  <bdi>{phone}</bdi>
                </Link>,
              ] as const,
          ),
          ...emails.map(
            (email) =>
              [
                words.emails,
                <Link key={email} href={mailHref(email)}>
                  {email}
                </Link>,
              ] as const,
          ),
          ...(place === '' ? [] : [[words.country, <bdi key="place">{place}</bdi>] as const]),
        ]}
      />
      {phones.length === 0 ? <p>{words.noPhone}</p> : null}
    </PortalCard>
  );
}

/** What the staff decided about who is who, with the reasons. */
function LinksCard({ person: { id, links }, now }: { person: KnownPerson; now: Date }) {
  const words = messages.links;
  return (
    <PortalCard title={words.title}>
      {links.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <WaitingList
          items={links.map(({ id: key, kind, record_name, other_name, reason, by, at }) => ({
            id: key,
            title: (
              <bdi>{kind === 'merged' ? words.merged(record_name, other_name ?? '') : words.apart(record_name)}</bdi>
            ),
            text: (
              <>
                <bdi>{reason}</bdi> · {words.by(by?.name ?? words.someone)}, <DateText at={at} now={now} />
              </>
            ),
          }))}
        />
      )}
      <ActivityLink id={id} />
    </PortalCard>
  );
}
