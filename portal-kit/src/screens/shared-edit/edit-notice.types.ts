import type { Editor } from './merge';
import type { Side } from './use-choices';

/** A field that both changed: what was saved, and what is typed here. */
export interface EditDifference {
  name: string;
  label: string;
  theirs: string;
  mine: string;
  side: Side | null;
}

/** What an editor says about another person's save; shared-ui's `EditNotice` shows it. */
export interface EditNoticeState {
  /** Of the element that gets the focus when a press waits for the choice. */
  id: string;
  by: Editor;
  /** Names of the fields that were taken over from the other's save, because only they changed them. */
  taken: readonly string[];
  /** Fields that both changed; empty where there is nothing to choose. */
  differences: readonly EditDifference[];
  /** The record cannot be changed any more: what is typed is only there to be read, beside what was saved. */
  closed: boolean;
  /** The reader has chosen, and has not saved since. */
  chosen: boolean;
  choose: (name: string, side: Side) => void;
  /** Chooses one side for every field, and goes on with it. */
  takeAll: (side: Side) => void;
  /** Goes on with what was chosen for each field. */
  takeChosen: () => void;
}
