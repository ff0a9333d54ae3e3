import {
  type CasePart,
  legStep,
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_STATES,
  type TravelLeg,
} from '@ayana/contracts/journey';
import { useChange, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { ReadDetail } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages as shared } from '../messages';
import { patientZone } from '../parts/clocks';
import { LegRow } from './leg-row';
import { messages } from './messages';
import { LegList } from './travel.styles';
import { type CaseTrip, changeLeg, readTrip } from './travel.api';

const LegDialog = lazy(() => import('./leg-dialog'));
const { legs: words } = messages;
const LIVE = ['travel_legs.updated'] as const;

/** The trip of a case: parts are added, changed, and marked as booked, done or missed. */
export function LegsCard({ journeyId }: { journeyId: string }) {
  const trip = usePart<CaseTrip, CasePart>({
    key: journeyId,
    read: () => readTrip(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  return (
    <PortalCard title={words.title}>
      <ReadDetail detail={trip} failed={messages.failed} stale={messages.stale} retry={shared.retry}>
        {(value) => <Trip journeyId={journeyId} trip={value} reread={trip.reread} />}
      </ReadDetail>
    </PortalCard>
  );
}

function Trip({ journeyId, trip, reread }: { journeyId: string; trip: CaseTrip; reread: () => void }) {
  const { legs, patient, work, isOpen } = trip;
  /** Its id, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const opened = legs.find(({ id }) => id === open) ?? null;
  const { run, failure } = useChange(reread);
  const home = patientZone(patient);
  const stepsOf = (leg: TravelLeg) =>
    isOpen
      ? [
          { id: 'change', label: words.change, onSelect: () => setOpen(leg.id) },
          ...TRAVEL_LEG_STATES.filter((state) => legStep(leg.status, state) !== undefined && state !== leg.status).map(
            (status) => ({
              id: status,
              label: words.set[status],
              onSelect: () => run(leg.id, () => changeLeg(leg, { status })),
            }),
          ),
        ]
      : [];
  return (
    <>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {legs.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <LegList aria-label={words.title}>
          {legs.map((leg) => (
            <LegRow
              key={leg.id}
              leg={leg}
              home={home}
              moreLabel={words.more(TRAVEL_LEG_KIND_NAMES[leg.kind])}
              steps={stepsOf(leg)}
            />
          ))}
        </LegList>
      )}
      {isOpen ? (
        <div>
          <Button
            variant="tonal"
            size="small"
            icon={<Plus size={16} aria-hidden="true" />}
            onClick={() => setOpen('new')}
          >
            {words.add}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {opened === null && open !== 'new' ? null : (
          <LegDialog
            journeyId={journeyId}
            leg={opened}
            work={work}
            home={home?.zone ?? null}
            reread={reread}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              reread();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
