import { PREVIEW_TYPES } from '@ayana/contracts/journey';
import { api, dataOf, type PartFailure, readPart } from '@ayana/portal-kit';
import { useEffect, useState } from 'react';

export interface PaperFile {
  /** Where the page can show it from; null until it is there, and for types that are not shown. */
  url: string | null;
  failure: PartFailure | null;
  /** Its type can be shown in the page. */
  isShown: boolean;
  retry: () => void;
}

interface Read {
  id: string;
  turn: number;
  url: string | null;
  failure: PartFailure | null;
}

const readFile = (id: string) =>
  dataOf(
    api.GET('/documents/{id}/content', {
      params: { path: { id }, query: { inline: true } },
      parseAs: 'blob',
    }),
  );

/** The file of a paper, to be shown in the page. That it was viewed is written down. */
export function usePaperFile({ id, media_type }: { id: string; media_type: string | null }): PaperFile {
  const [read, setRead] = useState<Read | null>(null);
  const [turn, setTurn] = useState(0);
  const isShown = PREVIEW_TYPES.includes(media_type ?? '');
  useEffect(() => {
    if (!isShown) return undefined;
    let url: string | null = null;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { value, failure } = await readPart(readFile(id));
      if (!isWanted) return;
      const blob: unknown = value;
      url = blob instanceof Blob ? URL.createObjectURL(blob.slice(0, blob.size, media_type ?? '')) : null;
      setRead({ id, turn, url, failure });
    };
    void load();
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, media_type, isShown, turn]);
  const mine = read?.id === id && read.turn === turn ? read : null;
  return {
    url: mine?.url ?? null,
    failure: mine?.failure ?? null,
    isShown,
    retry: () => setTurn((before) => before + 1),
  };
}
