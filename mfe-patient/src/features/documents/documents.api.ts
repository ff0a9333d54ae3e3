import { patientHref } from '@ayana/contracts/journey';
import { type CaseDocument, readGrants, readPapers, type RecordGrants } from '@ayana/case-kit/papers';
import type { CaseFact } from '@ayana/contracts/journey';
import { type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  type JourneyOption,
  ofJourneyLastSeen,
  readFacts,
  readSharedJourney,
  orNotFound,
} from '../../own-journey/own-journey';

export const DOCUMENTS_PATH = patientHref('documents');
export const ACCESS_PATH = `${DOCUMENTS_PATH}/access`;

interface Parts {
  /** The one that is shown: of the patient, or one that a companion follows a link to; null before the first. */
  journey: Part<string | null>;
  papers: Part<CaseDocument[]>;
  /** Not found for companions: only the patient decides who reads a paper. */
  grants: Part<RecordGrants>;
  /** What has happened so far; a companion does not read it. */
  facts: Part<CaseFact[]>;
}

export interface DocumentsData extends Parts {
  /** Journeys to choose from. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function documentsLoader({ request }: LoaderFunctionArgs): Promise<DocumentsData> {
  const own = await readSharedJourney(request);
  const { journey, options } = own;
  const [[papers, grants], facts] = await Promise.all([
    readParts(journey),
    journey.failure === null ? readPart(readFacts(journey.value)) : journey,
  ]);
  const { parts, asOf } = ofJourneyLastSeen<Parts>('documents', own, { journey, papers, grants, facts });
  orNotFound(parts.papers);
  return { ...parts, options, asOf };
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
