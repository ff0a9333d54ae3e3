import type { MedicalOpinion } from '@ayana/contracts/journey';
import { type PartFailure, readPart } from '@ayana/portal-kit';
import { useEffect, useState } from 'react';
import { readDraftPaper } from './opinion.api';

interface Read {
  turn: number;
  url: string | null;
  failure: PartFailure | null;
}

/** The paper of a draft, to be shown in the page: as it is when the page asks for it. */
export function useDraftPaper({ id }: Pick<MedicalOpinion, 'id'>) {
  const [read, setRead] = useState<Read | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let url: string | null = null;
    let isWanted = true;
    const load = async (): Promise<void> => {
      const { value, failure } = await readPart(readDraftPaper(id));
      if (!isWanted) return;
      const blob: unknown = value;
      url = blob instanceof Blob ? URL.createObjectURL(blob.slice(0, blob.size, 'application/pdf')) : null;
      setRead({ turn, url, failure });
    };
    void load();
    return () => {
      isWanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, turn]);
  const mine = read?.turn === turn ? read : null;
  return {
    url: mine?.url ?? null,
    failure: mine?.failure ?? null,
    retry: () => setTurn((before) => before + 1),
  };
}
