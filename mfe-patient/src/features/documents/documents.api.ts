import { api, type Part, readPart } from '@ayana/portal-kit';
import { type CaseDocument, readGrants, readPapers, type RecordGrants, withLastSeen } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

export const DOCUMENTS_PATH = '/patient-portal/documents';
export const ACCESS_PATH = `${DOCUMENTS_PATH}/access`;
/** The journey whose papers are shown; a companion follows a link that names it. */
const JOURNEY_PARAM = 'journey';

interface Parts {
  /** Of the newest journey; null before the first. */
  journey: Part<string | null>;
  papers: Part<CaseDocument[]>;
  /** Not found for companions: only the patient decides who reads a paper. */
  grants: Part<RecordGrants>;
}

export interface DocumentsData extends Parts {
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

const readLatest = async (): Promise<string | null> =>
  // `null` is an answer: there is no journey yet.
  (await api.GET('/patient-journeys/latest')).data?.id ?? null;

/** The journey that the address names, else the newest of the reader. */
export function readJourneyId({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Part<string | null>> {
  const named = new URL(request.url).searchParams.get(JOURNEY_PARAM);
  return named === null ? readPart(readLatest()) : Promise.resolve({ value: named, failure: null });
}

export async function documentsLoader(args: LoaderFunctionArgs): Promise<DocumentsData> {
  const journey = await readJourneyId(args);
  const [papers, grants] = await readParts(journey);
  const { parts, asOf } = withLastSeen<Parts>('documents', { journey, papers, grants });
  return { ...parts, asOf };
}

function readParts({ value: id, failure }: Part<string | null>): Promise<[Parts['papers'], Parts['grants']]> {
  if (failure !== null)
    return Promise.resolve([
      { value: null, failure },
      { value: null, failure },
    ]);
  if (id === null)
    return Promise.resolve([
      { value: [], failure: null },
      { value: { items: [], recipients: [] }, failure: null },
    ]);
  return Promise.all([readPart(readPapers(id)), readPart(readGrants(id))]);
}
