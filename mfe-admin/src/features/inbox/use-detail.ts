import type { InboxDetail } from '@ayana/contracts/inbox';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { detailAddress, type Failure, type LoaderAnswer } from './data/loader';

export type DetailState = {
  detail: InboxDetail | null;
  failure: Failure | null;
  loading: boolean;
  reload: () => void;
  /** Stores the answer of an action. */
  put: (detail: InboxDetail) => void;
};

/**
 * Every change adds a timeline entry, so the version with more entries is newer. An action's answer may arrive
 * after a reload that its own event, or the mail it sent, caused.
 */
function newer(one: InboxDetail | null, other: InboxDetail | null): InboxDetail | null {
  if (one === null || other === null) return one ?? other;
  return one.timeline.length > other.timeline.length ? one : other;
}

/** The open request with its timeline. Loaded data stays while it reloads. */
export function useDetail(id: string | null): DetailState {
  const { load, state, data } = useFetcher<LoaderAnswer>({ key: `request-${id ?? 'none'}` });
  const [given, put] = useState<InboxDetail | null>(null);
  const reload = useCallback(() => {
    if (id !== null) void load(detailAddress(id));
  }, [id, load]);
  const latest = useRef(reload);

  useEffect(() => {
    latest.current = reload;
    reload();
  }, [reload]);

  const read = data?.part === 'detail' && data.id === id ? data.detail : null;
  const ours = given?.id === id ? given : null;
  const failed = data?.part === 'failed' && data.id === id ? data.failure : null;
  return {
    detail: newer(ours, read),
    failure: failed,
    loading: state !== 'idle',
    reload,
    put,
  };
}
