import type { CasePart, TravelLeg } from '@ayana/contracts/journey';
import { usePart } from '@ayana/portal-kit/screens';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Facts } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import type { WorkSectionProps } from '../../work/work.types';
import { languageName } from '../../legs/leg-words';
import { LegCard } from './leg-card';
import { messages } from './messages';
import { readLegs } from './trip.api';
import { Legs } from './trip.styles';

const BookingDialog = lazy(() => import('./booking-dialog'));
const LIVE = ['travel_legs.updated'] as const;

/** The legs of a piece of work: who travels, and what is booked for them. A visa office reads them once it has accepted. */
export default function TripSection({ work }: WorkSectionProps) {
  if (work.kind === 'visa_support' && work.status === 'offered')
    return (
      <>
        <Travellers work={work} />
        <p>{messages.acceptFirst}</p>
      </>
    );
  return <Opened work={work} />;
}

function Opened({ work }: Pick<WorkSectionProps, 'work'>) {
  const { journey_id } = work;
  const legs = usePart<TravelLeg[], CasePart>({
    // What is shown changes with the work.
    key: `${work.id} ${work.status}`,
    read: () => readLegs(journey_id, work.id),
    live: LIVE,
    isAbout: (part) => part.journey_id === journey_id,
  });
  const [openedId, setOpened] = useState<TravelLeg['id'] | null>(null);
  const opened = legs.value?.find(({ id }) => id === openedId) ?? null;
  const close = (): void => setOpened(null);
  return (
    <>
      <Travellers work={work} />
      <ReadDetail detail={legs} failed={messages.failed} stale={messages.stale} retry={messages.retry}>
        {(items) => (
          <>
            {items.length === 0 ? <p>{messages.empty}</p> : null}
            {items.length > 0 && work.status === 'offered' ? <p>{messages.acceptFirst}</p> : null}
            <Legs>
              {items.map((leg) => (
                <LegCard
                  key={leg.id}
                  leg={leg}
                  mayBook={work.may_write && (work.status === 'accepted' || work.status === 'done')}
                  onBook={() => setOpened(leg.id)}
                  reread={legs.reread}
                />
              ))}
            </Legs>
          </>
        )}
      </ReadDetail>
      {opened === null ? null : (
        <Suspense>
          <BookingDialog
            leg={opened}
            reread={legs.reread}
            kind={work.kind}
            onClose={close}
            onDone={() => {
              close();
              legs.reread();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Only what the work needs to know. */
function Travellers({ work: { facts } }: Pick<WorkSectionProps, 'work'>) {
  if (facts === null || (facts.party_size === null && facts.language === null)) return null;
  return (
    <Facts
      facts={[
        [messages.people, facts.party_size ?? messages.none],
        [messages.language, facts.language === null ? messages.none : languageName(facts.language)],
        [
          messages.needs,
          <b key="needs" dir="auto">
            {facts.special_needs ?? messages.none}
          </b>,
        ],
      ]}
    />
  );
}
