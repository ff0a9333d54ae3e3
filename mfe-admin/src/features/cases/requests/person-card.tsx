import { zoneOfCountry } from '@ayana/contracts/places';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { LocalHour } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { PersonLink } from '../../../components/person-link/person-link';
import { patientZone } from '../parts/clocks';
import { personFacts } from '../parts/patient-facts';
import { messages } from './messages';
import type { RequestDetail } from './request.api';

const { person: words } = messages;

/** Who asked: their hour and whether it is good to call, how to reach them, where they live, how old they are. */
export function PersonCard({ request, now }: { request: RequestDetail; now: Date }) {
  const { person } = request;
  if (person === null) return null;
  const zone = patientZone(person);
  return (
    <PortalCard title={words.title}>
      {zone === null ? (
        <p>{words.noClock}</p>
      ) : (
        <div>
          <LocalHour otherZone={zone} localZone={OPERATIONS_CLOCK} now={now} />
          {person.time_zone === null && zoneOfCountry(person.country) !== null ? (
            <small>{words.byCountry}</small>
          ) : null}
        </div>
      )}
      <Facts facts={personFacts(person)} />
      <PersonLink id={request.id} />
      {person.phone === null ? <p>{words.noPhone}</p> : null}
    </PortalCard>
  );
}
