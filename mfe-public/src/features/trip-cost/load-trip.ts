import type { components } from '@ayana/contracts/api';
import { maxDays, readTripChoice, tripEstimate } from '@ayana/contracts/trip';
import type { TripChoice, TripEstimate, TripFacts } from '@ayana/contracts/trip';
import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { api } from '@ayana/portal-kit';

import { nullOnFailure } from '../../loaders/null-on-failure';
import { TRIP_MESSAGES as TEXTS } from './messages';

/** A select option. */
export interface Option {
  slug: string;
  name: string;
}

/** An estimate with the names of its parts. */
export interface ShownTrip {
  treatment: string;
  city: string;
  estimate: TripEstimate;
}

export interface TripRead {
  choice: TripChoice;
  treatments: readonly Option[];
  cities: readonly Option[];
  /** Null while treatment or city is not chosen, or after a failure. */
  shown: ShownTrip | null;
  /** Whether needed data failed to load. */
  failed: boolean;
}

type Treatment = components['schemas']['TreatmentDto'];
type City = components['schemas']['CityDto'];
type CityTreatment = components['schemas']['CityTreatmentDto'];

/** The whole catalogue is 61 rows. */
const ALL = 100;
/** Default nights and days of a treatment. */
const OTHERWISE = { nights: 1, days: 14 } as const;

function factsOf(
  choice: TripChoice,
  { treatment, city, listed }: { treatment: Treatment; city: City; listed: CityTreatment | undefined },
): TripFacts | null {
  const { india_usd_min, india_usd_max } = treatment;
  const tier = city.lodging.find((each) => each.tier === choice.lodging);
  if (tier === undefined) return null;
  const prices = listed?.prices ?? [];
  const low = prices.length > 0 ? Math.min(...prices.map(({ usd_min }) => usd_min)) : (india_usd_min ?? india_usd_max);
  const high = prices.length > 0 ? Math.max(...prices.map(({ usd_max }) => usd_max)) : (india_usd_max ?? india_usd_min);
  if (low === null || high === null) return null;
  return {
    treatment: {
      usd_min: low,
      usd_max: high,
      how: prices.length > 0 ? TEXTS.in_city(prices.length, city.name) : TEXTS.in_india(city.name),
    },
    hospital_nights: maxDays(treatment.hospital_days) ?? OTHERWISE.nights,
    total_days: Math.max(1, maxDays(treatment.total_days_in_india) ?? OTHERWISE.days),
    lodging: { usd_min: tier.usd_min, usd_max: tier.usd_max },
    city,
  };
}

const byName = (one: Option, other: Option): number => one.name.localeCompare(other.name, 'en');

/** Loads the estimate of the URL; failures are logged, and the page says so. */
export async function loadTrip(query: URLSearchParams, signal: AbortSignal): Promise<TripRead> {
  const choice = readTripChoice(Object.fromEntries(query));
  const complete = choice.treatment !== '' && choice.city !== '';
  const [treatments, cities] = await Promise.all([
    nullOnFailure(
      'The treatments',
      api
        .GET('/rpc/search_treatments', { params: { query: { p_limit: ALL } }, signal })
        .then(({ data }) => data?.filter(({ slug }) => slug !== null)),
      signal,
    ),
    nullOnFailure(
      'The cities',
      api.GET('/cities', { signal }).then(({ data }) => data?.items),
      signal,
    ),
  ]);
  const treatment = treatments?.find(({ slug }) => slug === choice.treatment);
  const city = cities?.find(({ slug }) => slug === choice.city);
  const listed =
    treatment === undefined || city === undefined
      ? null
      : await nullOnFailure(
          'The prices of a city',
          api
            .GET('/cities/{slug}/treatments', { params: { path: { slug: city.slug } }, signal })
            .then(({ data }) => data?.items),
          signal,
        );
  const facts =
    treatment === undefined || city === undefined || listed === null
      ? null
      : factsOf(choice, { treatment, city, listed: listed.find(({ slug }) => slug === choice.treatment) });
  return {
    choice,
    treatments: (treatments ?? [])
      .map(({ slug, plain_name, name }) => ({ slug: slug ?? '', name: treatmentLabel({ name, plain_name }) }))
      .toSorted(byName),
    cities: (cities ?? []).map(({ slug, name }) => ({ slug, name })),
    shown:
      facts === null || treatment === undefined || city === undefined
        ? null
        : {
            treatment: treatment.plain_name ?? treatment.name,
            city: city.name,
            estimate: tripEstimate(choice, facts),
          },
    failed:
      treatments === null ||
      cities === null ||
      (complete && treatment !== undefined && city !== undefined && facts === null),
  };
}
