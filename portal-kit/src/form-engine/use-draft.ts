import { useKeptForm } from '@ayana/portal-kit';
import { useSaysKept } from './use-says-kept';

/** A text that is kept until it has been sent by something else than its form. */
export interface Draft {
  /** True once a stored text is restored. */
  ready: boolean;
  text: string;
  set: (text: string) => void;
  /** The key of this text; the same until it is cleared or renewed. */
  idempotencyKey: () => string;
  renewKey: () => void;
  clear: () => void;
}

const EMPTY = { text: '' };

/** The draft of one text, such as a reply, which survives a reload. */
export function useDraft(name: string): Draft {
  const kept = useKeptForm({ name, version: 1, initial: EMPTY });
  const { ready, values, dirty, set, idempotencyKey, renewKey, reset } = kept;
  useSaysKept(name, 1, dirty);
  return { ready, text: values.text, set: (text) => set('text', text), idempotencyKey, renewKey, clear: reset };
}
