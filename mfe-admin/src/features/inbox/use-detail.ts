import type { InboxDetail } from '@ayana/contracts/inbox';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { detailAddress, type Failure, type LoaderAnswer } from './data/loader';

export type DetailState = {
  detail: InboxDetail | null;
  failure: Failure | null;
  loading: boolean;
  reload: () => void;
  /** What an action answered. */
  put: (detail: InboxDetail) => void;
};

/**
 * Every change leaves a line on the timeline, so of two readings the one with more lines is the newer. An action's answer may come
 * after the reading that its own event, or the mail it sent, led to.
 */
function newer(one: InboxDetail | null, other: InboxDetail | null): InboxDetail | null {
  if (one === null || other === null) return one ?? other;
  return one.timeline.length > other.timeline.length ? one : other;
}

/** The open request with its timeline. What is known of it stays while it is read again. */
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
