import { inPlace } from '@ayana/shared-ui/time';
import type { InboxDetail, InboxItem } from '@ayana/contracts/inbox';
import { mailHref, phoneHref } from '@ayana/contracts/links';
import {
  Button,
  clockTime,
  dayKey,
  dayWord,
  Link,
  LocalHour,
  shortDate,
  TwoZoneTime,
  type Zone,
} from '@ayana/shared-ui';
import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { DESK_ZONE } from '../data/desk-zone';
import { visitorAnswers, preferredChannel, type PreferredTime } from '../data/visitor-answers';
import { messages } from '../messages';
import { Block, Facts, Pair, Quiet, Reach } from './request-facts.styles';

const { facts: words } = messages;

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Block>
      {title === undefined ? null : <h3>{title}</h3>}
      {children}
    </Block>
  );
}

/** `Wed 25 Nov, 10:00 in Lagos` above `14:30 in Chennai`, with the day where it is another. */
function PreferredTimeLines({
  preferred,
  zone,
  given,
  now,
}: {
  preferred: PreferredTime;
  zone: Zone | null;
  given: string | undefined;
  now: Date;
}) {
  if (preferred.at === null || zone === null)
    return (
      <>
        <p dir="auto">{[preferred.date, preferred.time].filter(Boolean).join(', ')}</p>
        <Quiet>{given === undefined || given === '' ? words.timeUnknown : words.givenZone(given)}</Quiet>
      </>
    );
  const sameDay = dayKey(preferred.at, zone.zone) === dayKey(preferred.at, DESK_ZONE.zone);
  return (
    <>
      <p>
        {shortDate(preferred.at, now, zone.zone)},{' '}
        {inPlace(clockTime(preferred.at, zone.zone), `\u2068${zone.place}\u2069`)}
      </p>
      <Quiet>
        {sameDay ? '' : `${dayWord(preferred.at, now, DESK_ZONE.zone)} `}
        {inPlace(clockTime(preferred.at, DESK_ZONE.zone), DESK_ZONE.place)}
      </Quiet>
    </>
  );
}

export type RequestFactsProps = { item: InboxItem; confirmed: InboxDetail['confirmed']; now: Date };

/** The visitor, their local time, and everything else they wrote, as plain text. */
export function RequestFacts({ item, confirmed, now }: RequestFactsProps) {
  const { subject, destination, place, zone, preferred, facts } = visitorAnswers(item);
  const way = preferredChannel(item);
  const phone = item.phone ?? '';
  return (
    <Facts aria-label={words.label}>
      <Section>
        {zone === null ? (
          <Quiet>{words.timeUnknown}</Quiet>
        ) : (
          <LocalHour otherZone={zone} localZone={DESK_ZONE} now={now} />
        )}
        <Reach>
          {phone === '' ? null : (
            <Button
              as="a"
              href={phoneHref(phone)}
              variant="outline"
              size="small"
              icon={<Phone size={16} aria-hidden="true" />}
            >
              {messages.call}
            </Button>
          )}
          <Button
            as="a"
            href={mailHref(item.email)}
            variant="outline"
            size="small"
            icon={<Mail size={16} aria-hidden="true" />}
          >
            {messages.mail}
          </Button>
        </Reach>
      </Section>
      {confirmed === null ? null : (
        <Section title={words.agreed}>
          <p>{shortDate(new Date(confirmed.starts_at), now, DESK_ZONE.zone)}</p>
          <TwoZoneTime
            at={new Date(confirmed.starts_at)}
            until={new Date(Date.parse(confirmed.starts_at) + confirmed.minutes * 60_000)}
            zones={[DESK_ZONE, { zone: confirmed.time_zone, place: zone?.place ?? confirmed.time_zone }]}
            now={now}
          />
        </Section>
      )}
      {preferred === null ? null : (
        <Section title={words.prefers}>
          <PreferredTimeLines preferred={preferred} zone={zone} given={item.payload.timezone} now={now} />
          {way === null ? null : <Quiet>{words.ways[way]}</Quiet>}
        </Section>
      )}
      <Section title={words.asksFor}>
        <p dir="auto">{subject}</p>
        {destination === null ? null : <Quiet dir="auto">{destination}</Quiet>}
      </Section>
      {facts.length === 0 ? null : (
        <Section title={words.more}>
          <dl>
            {facts.map(([label, text]) => (
              <Pair key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </Pair>
            ))}
          </dl>
        </Section>
      )}
      <Section title={words.contact}>
        <p>
          <Link href={mailHref(item.email)}>{item.email}</Link>
        </p>
        <Quiet dir={phone === '' ? undefined : 'ltr'}>{phone === '' ? words.noPhone : phone}</Quiet>
        <Quiet dir="auto">{place ?? words.noPlace}</Quiet>
      </Section>
    </Facts>
  );
}
