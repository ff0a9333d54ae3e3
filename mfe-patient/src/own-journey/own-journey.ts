import {
  accompaniedIn,
  atCase,
  atJourney,
  caseIn,
  journeyIn,
  type CaseFact,
  type CaseMatch,
  type PatientJourney,
} from '@ayana/contracts/journey';
import { api, ApiProblem, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';
import { readIntake } from '../intake/intake';
import { type LastSeen, readWhole, withLastSeen } from '@ayana/portal-kit/screens';

/** A journey to choose from. */
export interface JourneyOption {
  id: string;
  case_number: string;
  /** What it is for; null where that is not known. */
  treatment: string | null;
  /** Where it is to be; null while any city will do. */
  city: string | null;
  /** Null before the journey has begun. */
  status: PatientJourney['status'] | null;
  /** When it began, ISO 8601. */
  created_at: string;
}

export interface OwnJourney {
  /** Null before the first journey. */
  journey: Part<PatientJourney | null>;
  /** All of the reader, the newest first. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

interface Journeys {
  journeys: Part<{ all: PatientJourney[]; options: JourneyOption[] }>;
}

/** The journey that an address names. */
export const namedJourney = ({ url }: Request): string | null => journeyIn(new URL(url).search);

/** The page about one of them. */
export const journeyHref = (path: string, { id, status }: Pick<JourneyOption, 'id' | 'status'>): string =>
  status === null ? atCase(path, id) : atJourney(path, id);

/** The reader’s own journey that the address names, else their newest. One of someone else is the not-found page. */
export async function readOwnJourney(request: Request): Promise<OwnJourney> {
  const named = namedJourney(request);
  const own = await readChosen(named);
  if (named !== null && own.journey.value === null && own.journey.failure === null) throw missing(named);
  return own;
}

/**
 * As `readOwnJourney`, for messages and papers, which a case has before its journey and which companions open too: another id is left to the
 * API, which refuses what is not shown.
 */
export async function readSharedJourney(
  request: Request,
): Promise<Omit<OwnJourney, 'journey'> & { journey: Part<string | null> }> {
  const { search } = new URL(request.url);
  const named = accompaniedIn(search) ?? caseIn(search) ?? namedJourney(request);
  const [{ journey, ...journeys }, intake] = await Promise.all([readChosen(named), readPart(readIntake())]);
  const own = { ...journeys, options: [...journeys.options, ...(intake.value ?? []).map(optionOf)] };
  if (named !== null) return { ...own, journey: { value: named, failure: null } };
  if (journey.failure !== null) return { ...own, journey };
  return { ...own, journey: { value: journey.value?.id ?? own.options[0]?.id ?? null, failure: null } };
}

/** What a page shows of a journey, while the API cannot be reached as it was the last time; never that of another journey. */
export function ofJourneyLastSeen<Parts extends object>(
  page: string,
  { journey, asOf: journeyAsOf }: { journey: Part<{ id: string } | string | null>; asOf: string | null },
  parts: Parts,
): LastSeen<Parts> {
  const { value } = journey;
  const id = typeof value === 'string' ? value : (value?.id ?? 'none');
  const { parts: seen, asOf } = withLastSeen(`${page}.${id}`, parts);
  return { parts: seen, asOf: asOf ?? journeyAsOf };
}

/** What does not exist for the reader is the not-found page; another failure is that of the part. */
export function orNotFound<Value>(part: Part<Value>): Part<Value> {
  const { failure } = part;
  if (failure?.code === 'not_found' || failure?.code === 'invalid_fields') throw missing(failure.message);
  return part;
}

const missing = (detail: string): ApiProblem => new ApiProblem({ status: 404, code: 'not_found', detail });

const optionOf = ({ case_id, case_number, treatment, created_at }: CaseMatch): JourneyOption => ({
  id: case_id,
  case_number,
  treatment,
  city: null,
  status: null,
  created_at,
});
/** What has happened in a journey so far; nothing before the first. */
export async function readFacts(journey_id: string | null): Promise<CaseFact[]> {
  if (journey_id === null) return [];
  const overview = await dataOf(api.GET('/patient-journeys/overview', { params: { query: { journey_id } } }));
  return overview?.facts ?? [];
}

/** All of the reader’s journeys. */
export const readOptions = async (): Promise<JourneyOption[]> => (await readChosen(null)).options;

async function readChosen(named: string | null): Promise<OwnJourney> {
  const { parts, asOf } = withLastSeen<Journeys>('journeys', { journeys: await readPart(readJourneys()) });
  const { value, failure } = parts.journeys;
  if (failure !== null) return { journey: { value: null, failure }, options: [], asOf };
  const journey = named === null ? value.all[0] : value.all.find(({ id }) => id === named);
  return { journey: { value: journey ?? null, failure: null }, options: value.options, asOf };
}

async function readJourneys(): Promise<{ all: PatientJourney[]; options: JourneyOption[] }> {
  const patient_id = useSession.getState().user?.id ?? '';
  const items = await readWhole((part) =>
    dataOf(api.GET('/patient-journeys', { params: { query: { patient_id, ...part } } })),
  );
  const all = items.toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  return { all, options: await optionsOf(all) };
}

async function optionsOf(all: readonly PatientJourney[]): Promise<JourneyOption[]> {
  // One alone needs no name. Without the requests the journeys are told apart by their days.
  const requests =
    all.length < 2
      ? null
      : await readPart(readWhole((part) => dataOf(api.GET('/treatment-requests', { params: { query: part } }))));
  return all.map(({ id, case_number, treatment_request_id, created_at, status }) => {
    const request = requests?.value?.find((each) => each.id === treatment_request_id);
    const [treatment, city] = [request?.treatment.name ?? null, request?.preferred_city ?? null];
    return { id, case_number, treatment, city, status, created_at };
  });
}
