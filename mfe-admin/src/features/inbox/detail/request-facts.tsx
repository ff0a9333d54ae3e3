import { type InboxDetail, type InboxItem, isApplication } from '@ayana/contracts/inbox';
import { mailHref } from '@ayana/contracts/links';
import { Link, LocalHour, shortDate, TwoZoneTime, type Zone } from '@ayana/shared-ui';
import { Facts } from '@ayana/shared-ui/portal-page';
import { styled } from 'styled-components';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { messages as personWords } from '../../../components/person-link/messages';
import { PersonLink } from '../../../components/person-link/person-link';
import { LinksList } from '../../../components/record-links/links-card';
import { messages as linkWords } from '../../../components/record-links/messages';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { preferredChannel, visitorAnswers } from '../data/visitor-answers';
import { messages } from '../messages';
import { ApplicationSection, isPartnerApplication } from './application-section';
import { FactsSection } from './facts-section';
import { GuestSection } from './guest-section';
import { JourneySection } from './journey-section';
import { LeadSection } from './lead-section';

const { facts: words } = messages;

const Side = styled.aside`
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > section + section {
    margin-block-start: 14px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
  }
  & h3 {
    margin-block-end: 4px;
    font-family: var(--font-text);
    font-size: 15px;
    font-weight: 600;
    letter-spacing: 0;
  }
  & form {
    display: grid;
    justify-items: start;
    gap: 10px;
    margin-block-start: 8px;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export interface RequestFactsProps {
  item: InboxItem;
  confirmed: InboxDetail['confirmed'];
  now: Date;
}

/** The visitor, their local time, and everything else they wrote, as plain text. */
export function RequestFacts({ item, confirmed, now }: RequestFactsProps) {
  const { subject, destination, place, zone, preferred, facts } = visitorAnswers(item);
  const way = preferredChannel(item);
  const given = item.payload.timezone ?? '';
  const inBoth = (at: Date, theirs: Zone, minutes = 0) => (
    <>
      <p>{shortDate(at, now, theirs.zone)}</p>
      <TwoZoneTime
        at={at}
        {...(minutes === 0 ? {} : { until: new Date(at.getTime() + minutes * 60_000) })}
        zones={[theirs, OPERATIONS_CLOCK]}
        now={now}
      />
    </>
  );
  return (
    <Side aria-label={words.label}>
      <section>
        {zone === null ? (
          <small>{words.timeUnknown}</small>
        ) : (
          <LocalHour otherZone={zone} localZone={OPERATIONS_CLOCK} now={now} />
        )}
      </section>
      {confirmed === null ? null : (
        <FactsSection title={words.agreed}>
          {inBoth(
            new Date(confirmed.starts_at),
            { zone: confirmed.time_zone, place: zone?.place ?? confirmed.time_zone },
            confirmed.minutes,
          )}
        </FactsSection>
      )}
      {preferred === null ? null : (
        <FactsSection title={words.prefers}>
          {preferred.at === null || zone === null ? (
            <>
              <p dir="auto">{[preferred.date, preferred.time].filter(Boolean).join(', ')}</p>
              <small>{given === '' ? words.timeUnknown : words.givenZone(given)}</small>
            </>
          ) : (
            inBoth(preferred.at, zone)
          )}
          {way === null ? null : <small>{words.ways[way]}</small>}
        </FactsSection>
      )}
      <FactsSection title={words.asksFor}>
        <p dir="auto">{subject}</p>
        {destination === null ? null : <small dir="auto">{destination}</small>}
      </FactsSection>
      {facts.length === 0 ? null : (
        <FactsSection title={words.more}>
          <Facts facts={facts.map(([label, text]) => [label, <bdi key={label}>{text}</bdi>] as const)} />
        </FactsSection>
      )}
      {isApplication(item.kind) ? null : (
        <FactsSection title={personWords.title}>
          <PersonLink id={item.id} />
        </FactsSection>
      )}
      <LeadSection item={item} now={now} />
      {isApplication(item.kind) ? null : <JourneySection item={item} now={now} />}
      {isPartnerApplication(item) ? <ApplicationSection item={item} now={now} /> : null}
      {item.case_id === null ? null : <GuestSection item={item} case_id={item.case_id} now={now} />}
      <FactsSection title={words.contact}>
        {item.email === null ? (
          <small>{words.noMail}</small>
        ) : (
          <p>
            <Link href={mailHref(item.email)}>{item.email}</Link>
          </p>
        )}
        {item.phone ? <small dir="ltr">{item.phone}</small> : <small>{words.noPhone}</small>}
        <small dir="auto">{place ?? words.noPlace}</small>
      </FactsSection>
      <FactsSection title={linkWords.title}>
        <LinksList record={{ kind: 'inbox_item', id: item.id }} />
      </FactsSection>
      <section>
        <ActivityLink id={item.id} />
      </section>
    </Side>
  );
}
