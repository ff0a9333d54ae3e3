import type { MedicalOpinion } from '@ayana/contracts/journey';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorkDetail } from '../../work/work.types';
import { addDraft, changeDraft, type OpinionForm, readOpinions } from './opinion.api';

/** `local`: the last words are on this device only. */
export type DraftState = 'idle' | 'saving' | 'saved' | 'local';

/** How long typing rests before the draft is sent, and how long until it is tried again, in milliseconds. */
const REST = 1200;
const AGAIN = 8000;

export interface DraftSaving {
  state: DraftState;
  /** Sends what is written now; saves run one after the other. @throws ApiProblem */
  save: (form: OpinionForm) => Promise<MedicalOpinion>;
}

/** Keeps the draft on the server while the form is filled in. */
export function useDraftSaving(
  work: WorkDetail,
  draft: MedicalOpinion | undefined,
  { form, dirty }: { form: OpinionForm; dirty: boolean },
): DraftSaving {
  const json = JSON.stringify(form);
  const id = useRef<string | null>(draft?.id ?? null);
  const sent = useRef<string | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [state, setState] = useState<DraftState>('idle');

  const save = useCallback(
    (next: OpinionForm): Promise<MedicalOpinion> => {
      const before = last.current;
      const send = async (): Promise<MedicalOpinion> => {
        await before;
        // Another tab may have begun the draft.
        id.current ??= (await readOpinions(work)).find(({ signed_at }) => signed_at === null)?.id ?? null;
        const saved = await (id.current === null ? addDraft(work, next) : changeDraft(id.current, next));
        id.current = saved.id;
        sent.current = JSON.stringify(next);
        return saved;
      };
      const run = send();
      last.current = run.catch(() => undefined);
      return run;
    },
    [work],
  );

  useEffect(() => {
    if (!dirty) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const trySaving = async (): Promise<void> => {
      if (sent.current === json) return;
      setState('saving');
      try {
        await save(JSON.parse(json) as OpinionForm);
        setState('saved');
      } catch {
        setState('local');
        timer = setTimeout(() => void trySaving(), AGAIN);
      }
    };
    const now = (): void => {
      clearTimeout(timer);
      void trySaving();
    };
    timer = setTimeout(() => void trySaving(), REST);
    window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [json, dirty, save]);

  return { state, save };
}
