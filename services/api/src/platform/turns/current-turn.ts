import { AsyncLocalStorage } from 'node:async_hooks';

/** Whose expensive work is going on, and whether they still wait for it. */
export interface Turn {
  /** A user, or the network of an address. */
  key: string;
  /** Aborted when the caller has gone. */
  signal: AbortSignal;
}

const turns = new AsyncLocalStorage<Turn>();

/** The turn that the current work belongs to; undefined for all that is not expensive. */
export const currentTurn = (): Turn | undefined => turns.getStore();

export const withTurn = <T>(turn: Turn, work: () => T): T => turns.run(turn, work);
