import { type CaseThread, readThreads } from '@ayana/case-kit/conversation';
import { type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type JourneyOption, ofJourneyLastSeen, readSharedJourney, orNotFound } from '../../own-journey/own-journey';

interface Parts {
  /** The one that is shown: of the patient, or one that a companion follows a link to; null before the first. */
  journey: Part<string | null>;
  threads: Part<CaseThread[]>;
}

export interface MessagesData extends Parts {
  /** Journeys to choose from. */
  options: JourneyOption[];
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

export async function messagesLoader({ request }: LoaderFunctionArgs): Promise<MessagesData> {
  const own = await readSharedJourney(request);
  const { journey, options } = own;
  const { parts, asOf } = ofJourneyLastSeen<Parts>('messages', own, { journey, threads: await threadsOf(journey) });
  orNotFound(parts.threads);
  return { ...parts, options, asOf };
}

async function threadsOf(journey: Part<string | null>): Promise<Part<CaseThread[]>> {
  if (journey.failure !== null) return journey;
  return journey.value === null ? { value: [], failure: null } : readPart(readThreads(journey.value));
}
