import { ApiProblem } from '@ayana/portal-kit';
import { type UploadedFile, type Uploads, useUploads } from '@ayana/portal-kit/screens';
import { useState } from 'react';
import { addPaper, type CaseDocument, type PaperTarget } from './papers.api';

export interface PaperUploads {
  /** A file is still on its way. */
  busy: boolean;
  /** For the place that sends files for one paper. */
  uploaderFor: (paper: Required<PaperTarget>) => Uploads['uploader'];
  /** For the place that sends any other paper of a kind. It also shows files for papers that are not in `shown`. */
  uploaderForMore: (kind: PaperTarget['kind'], shown: readonly string[]) => Uploads['uploader'];
}

/**
 * The papers on their way to a journey, from several places of one page: they continue when a place disappears, as it does when the
 * first of its files has arrived.
 * @param onAdded called after each that has arrived
 */
export function usePaperUploads(journeyId: string, onAdded: (paper: CaseDocument) => void): PaperUploads {
  const [targets] = useState(() => new Map<string, PaperTarget>());
  /** The file that answers each paper, by the paper. */
  const [answers] = useState(() => new Map<string, string>());
  const uploads = useUploads(async ({ key, id: upload_id }: UploadedFile) => {
    const { kind, document_id } = targets.get(key) ?? { kind: 'other' };
    // One file answers what was asked for; the others are further papers of its kind.
    const isAnswer = document_id !== undefined && (answers.get(document_id) ?? key) === key;
    if (isAnswer) answers.set(document_id, key);
    try {
      onAdded(await addPaper(journeyId, { kind, ...(isAnswer ? { document_id } : {}) }, upload_id));
    } catch (error) {
      if (isAnswer && error instanceof ApiProblem && error.status > 0) answers.delete(document_id);
      throw error;
    }
  });
  const { items } = uploads.uploader;
  const add = (files: readonly File[], target: PaperTarget): void => {
    for (const key of uploads.add(files)) targets.set(key, target);
  };
  const placeOf = (key: string): string | undefined => targets.get(key)?.document_id;
  return {
    busy: uploads.busy,
    uploaderFor: (paper) => ({
      ...uploads.uploader,
      items: items.filter(({ key }) => placeOf(key) === paper.document_id),
      onAdd: (files) => add(files, paper),
    }),
    uploaderForMore: (kind, shown) => ({
      ...uploads.uploader,
      items: items.filter(({ key }) => !shown.includes(placeOf(key) ?? '')),
      onAdd: (files) => add(files, { kind }),
    }),
  };
}
