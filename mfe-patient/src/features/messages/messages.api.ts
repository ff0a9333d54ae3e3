import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { type CaseThread, readThreads } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** The journey whose thread is shown; a companion follows a link that names it. */
const JOURNEY_PARAM = 'journey';

export interface MessagesData {
  /** Null before the first journey. */
  journey_id: string | null;
  threads: CaseThread[];
}

export function messagesLoader({ request }: LoaderFunctionArgs): Promise<Part<MessagesData>> {
  return readPart(readMessages(new URL(request.url).searchParams.get(JOURNEY_PARAM)));
}

async function readMessages(named: string | null): Promise<MessagesData> {
  const latest = named === null ? await dataOf(api.GET('/patient-journeys/latest')) : null;
  const journey_id = named ?? latest?.id ?? null;
  if (journey_id === null) return { journey_id, threads: [] };
  return { journey_id, threads: await readThreads(journey_id) };
}
