import type { CasePart, DocumentKind } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { type UploadedFile, type Uploads, usePart, useUploads } from '@ayana/portal-kit/screens';
import type { WaitingMessage } from './outbox';

export type CasePaper = WaitingMessage['documents'][number];

export interface Papers {
  /** The papers of the case that have a file; undefined until they are read. */
  papers: readonly CasePaper[] | undefined;
  uploader: Uploads['uploader'];
}

const LIVE = ['documents.updated'] as const;
/** What a paper is that is sent with a message; the case manager may change it. */
const KIND: DocumentKind = 'other';

async function readPapers(journey_id: string): Promise<CasePaper[]> {
  const { items } = await dataOf(api.GET('/documents', { params: { query: { journey_id } } }));
  return items.flatMap(({ id, file_name }) => (file_name === null ? [] : [{ id, file_name }]));
}

/**
 * The papers of a case that a message can have, and new ones for it.
 * @param onAdded called with a paper whose upload has arrived
 */
export function usePapers(journeyId: string, onAdded: (paper: CasePaper) => void): Papers {
  const { value, reread } = usePart<CasePaper[], CasePart>({
    key: journeyId,
    read: () => readPapers(journeyId),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  const { uploader } = useUploads(async ({ id: upload_id, name }: UploadedFile) => {
    const body = { journey_id: journeyId, kind: KIND, upload_id };
    const { id } = await dataOf(api.POST('/documents', { body }));
    onAdded({ id, file_name: name });
    reread();
  });
  return { papers: value ?? undefined, uploader };
}
