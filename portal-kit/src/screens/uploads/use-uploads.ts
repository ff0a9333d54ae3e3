import { fileAdvice } from '@ayana/contracts/rules';
import { ApiProblem } from '@ayana/portal-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import type { Transfer, UploadTarget } from './transfer';
import { ACCEPTED, newItem, typeOf, type UploadItem, type UploadState } from './upload-list';

/** Where uploads of users go. */
const OF_USERS: UploadTarget = { endpoint: '/api/uploads' };
/** Files sent at once: a slow line sends one whole file before it begins many. */
const AT_ONCE = 2;

/** A file that has arrived whole and is not used yet. */
export interface UploadedFile {
  /** Of its item. */
  key: string;
  /** Of the upload: what the API takes. */
  id: string;
  name: string;
  type: string;
  size: number;
}

export interface Uploads {
  /** A file is still on its way. */
  busy: boolean;
  /** Adds files as the uploader does. @returns the keys of their items, in the same order */
  add: (files: readonly File[]) => readonly string[];
  /** For shared-ui's `Uploader`. */
  uploader: {
    accept: string;
    items: readonly UploadItem[];
    onAdd: (files: readonly File[]) => void;
    onPause: (key: string) => void;
    onResume: (key: string) => void;
    /** Ends it, and removes what has arrived. */
    onRemove: (key: string) => void;
    /** What to do with a file that was refused as a file. */
    adviceOf: (item: UploadItem) => string | null;
  };
}

/** What belongs to an item and is not drawn. */
interface Work {
  file: File;
  target: UploadTarget;
  transfer: Transfer | undefined;
  /** Set once all bytes have arrived. */
  uploadId: string | undefined;
  /** It must not start: the user paused it, or has left the page, while the client was loaded. */
  isStopped: boolean;
}

/**
 * Sends files in parts, some at once; each continues by itself after a lost line, and after a reload when it is chosen again.
 * @param use takes a file that has arrived, such as by adding it to a request; throws `ApiProblem` when it is refused. Called again with the
 *   same id after a lost answer.
 * @param target where those of someone without an account go
 */
export function useUploads(
  use: (file: UploadedFile) => Promise<unknown> | void,
  target: UploadTarget = OF_USERS,
): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const works = useRef(new Map<string, Work>());
  const latestUse = useRef(use);
  const latestTarget = useRef(target);
  useEffect(() => {
    latestUse.current = use;
    latestTarget.current = target;
  });

  /** @param only in this state: the browser reports the progress of a part that was cut off late */
  const change = useCallback((key: string, part: Partial<UploadItem>, only?: UploadState): void => {
    const isMeant = (item: UploadItem): boolean => item.key === key && (only === undefined || item.state === only);
    setItems((all) => all.map((item) => (isMeant(item) ? { ...item, ...part } : item)));
  }, []);
  const drop = useCallback((key: string): void => {
    works.current.delete(key);
    setItems((all) => all.filter((item) => item.key !== key));
  }, []);

  const finish = useCallback(
    async (key: string): Promise<void> => {
      const work = works.current.get(key);
      if (work?.uploadId === undefined) return;
      const { file, uploadId } = work;
      change(key, { state: 'finishing', sent: file.size });
      try {
        await latestUse.current({ key, id: uploadId, name: file.name, type: typeOf(file), size: file.size });
        drop(key);
      } catch (error) {
        const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
        change(key, failedAs(isRefused ? error.message : null));
      }
    },
    [change, drop],
  );

  const send = useCallback(
    async (key: string): Promise<void> => {
      const work = works.current.get(key);
      if (work === undefined) return;
      work.isStopped = false;
      if (work.uploadId !== undefined) return finish(key);
      try {
        work.transfer ??= await newTransfer(
          work.file,
          {
            progress: (sent) => change(key, { sent }, 'sending'),
            done: (id) => {
              work.uploadId = id;
              void finish(key);
            },
            failed: (refusal) => change(key, { ...failedAs(refusal), sent: work.transfer?.arrived() ?? 0 }),
          },
          work.target,
        );
      } catch {
        change(key, failedAs(null));
        return;
      }
      if (!work.isStopped) work.transfer.start();
    },
    [change, finish],
  );

  const sending = items.filter(({ state }) => state === 'sending').length;
  const next = sending < AT_ONCE ? items.find(({ state }) => state === 'waiting')?.key : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    let isCurrent = true;
    queueMicrotask(() => {
      if (!isCurrent) return;
      change(next, { state: 'sending', failure: null });
      void send(next);
    });
    return () => {
      isCurrent = false;
    };
  }, [next, change, send]);

  useEffect(() => {
    const continueAll = (): void =>
      setItems((all) => all.map((item) => (item.state === 'offline' ? { ...item, state: 'waiting' } : item)));
    window.addEventListener('online', continueAll);
    return () => window.removeEventListener('online', continueAll);
  }, []);
  useEffect(() => {
    const { current } = works;
    return () => current.forEach(stop);
  }, []);

  const add = useCallback((files: readonly File[]): readonly string[] => {
    const added = files.map((file) => {
      const item = newItem(crypto.randomUUID(), file);
      works.current.set(item.key, {
        file,
        target: latestTarget.current,
        transfer: undefined,
        uploadId: undefined,
        isStopped: false,
      });
      return item;
    });
    setItems((all) => [...all, ...added]);
    return added.map(({ key }) => key);
  }, []);
  const onAdd = useCallback((files: readonly File[]): void => void add(files), [add]);
  const onPause = useCallback(
    (key: string): void => {
      const work = works.current.get(key);
      stop(work);
      change(key, { state: 'paused', sent: work?.transfer?.arrived() ?? 0 });
    },
    [change],
  );
  const onResume = useCallback((key: string): void => change(key, { state: 'waiting', failure: null }), [change]);
  const onRemove = useCallback(
    (key: string): void => {
      const work = works.current.get(key);
      stop(work);
      work?.transfer?.cancel();
      drop(key);
    },
    [drop],
  );
  return {
    busy: items.some(({ state }) => ON_ITS_WAY.has(state)),
    add,
    uploader: { accept: ACCEPTED, items, onAdd, onPause, onResume, onRemove, adviceOf },
  };
}

function stop(work: Work | undefined): void {
  if (work === undefined) return;
  work.isStopped = true;
  work.transfer?.pause();
}

const adviceOf = (item: UploadItem): string | null => fileAdvice(item, item.failure);

const ON_ITS_WAY: ReadonlySet<UploadState> = new Set<UploadState>(['waiting', 'sending', 'offline', 'finishing']);

/** @param refusal null when the server could not be reached: then another try may succeed */
function failedAs(refusal: string | null): Pick<UploadItem, 'state' | 'failure'> {
  if (refusal !== null) return { state: 'refused', failure: refusal };
  return navigator.onLine ? { state: 'failed', failure: messages.uploadFailed } : { state: 'offline', failure: null };
}

async function newTransfer(
  file: File,
  events: Parameters<typeof import('./transfer').transferOf>[2],
  target: UploadTarget,
): Promise<Transfer> {
  const { transferOf } = await import(/* webpackChunkName: "upload" */ './transfer');
  return transferOf(file, typeOf(file), events, target);
}
