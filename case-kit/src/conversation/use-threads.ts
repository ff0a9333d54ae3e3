import type { CasePart } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { type Detail, usePart } from '@ayana/portal-kit/screens';
import type { CaseThread } from './conversation.types';

const LIVE = ['messages.inserted', 'messages.read'] as const;

export const readThreads = async (journey_id: string): Promise<CaseThread[]> =>
  (await dataOf(api.GET('/threads', { params: { query: { journey_id } } }))).items;

/** The threads of a journey with their counts and marks, kept up to date. */
export const useThreads = (journeyId: string): Detail<CaseThread[]> =>
  usePart<CaseThread[], CasePart>({
    key: journeyId,
    read: () => readThreads(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
