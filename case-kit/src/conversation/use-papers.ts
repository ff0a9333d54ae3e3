import type { CasePart, DocumentKind } from '@ayana/contracts/journey';
import { type UploadedFile, type Uploads, usePart, useUploads } from '@ayana/portal-kit/screens';
import { addPaper, readPapers } from '../papers/papers.api';
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

/**
 * The papers of a case that a message can have, and new ones for it.
 * @param onAdded called with a paper whose upload has arrived
 */
export function usePapers(journeyId: string, onAdded: (paper: CasePaper) => void): Papers {
  const { value, reread } = usePart<CasePaper[], CasePart>({
    key: journeyId,
    read: async () =>
      (await readPapers(journeyId)).flatMap(({ id, file_name }) => (file_name === null ? [] : [{ id, file_name }])),
    live: LIVE,
    isAbout: ({ journey_id }) => journey_id === journeyId,
  });
  const { uploader } = useUploads(async ({ id: upload_id, name }: UploadedFile) => {
    const { id } = await addPaper(journeyId, { kind: KIND }, upload_id);
    onAdded({ id, file_name: name });
    reread();
  });
  return { papers: value ?? undefined, uploader };
}
