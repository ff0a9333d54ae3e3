import type { FlightKind, ManifestLine, ManifestMoment, TravelLeg } from './travel.ts';

type Flight = NonNullable<ManifestLine['flight']>;
/** A flight of a journey, with the moment that others hang on. */
export type JourneyFlight = Flight & { journey_id: string; kind: FlightKind };

const NEAR = 24 * 60 * 60_000;

/** How a day has a leg. Days are `YYYY-MM-DD`, on the clocks of its places. */
export const manifestMoment = (day: string, first: string, last: string): ManifestMoment =>
  first === day ? 'starts' : last === day ? 'ends' : 'lasts';

/** A pickup waits for the flight that lands nearest to it; a transfer leads to the next one home. Both within a day. */
export function flightFor(
  leg: Pick<TravelLeg, 'journey_id' | 'kind' | 'starts_at'>,
  flights: readonly JourneyFlight[],
): Flight | null {
  const start = Date.parse(leg.starts_at);
  const [near] = flights
    .filter(({ journey_id, kind, at }) => {
      if (journey_id !== leg.journey_id) return false;
      const until = Date.parse(at) - start;
      if (kind === 'flight') return leg.kind === 'pickup' && Math.abs(until) <= NEAR;
      return leg.kind === 'transfer' && until >= 0 && until <= NEAR;
    })
    .toSorted((one, other) => Math.abs(Date.parse(one.at) - start) - Math.abs(Date.parse(other.at) - start));
  if (near === undefined) return null;
  const { reference, from_place, to_place, time_known, at, zone } = near;
  return { reference, from_place, to_place, time_known, at, zone };
}
