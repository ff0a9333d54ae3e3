/** `broken`: stopped by a problem; `gated`: waits for approval. */
export type StopState = 'done' | 'now' | 'later' | 'broken' | 'gated';

export type JourneyStop = {
  id: string;
  label: string;
  state: StopState;
  /** "Done 2 Nov", "Now, by 27 Nov", "about 5 Dec". */
  note?: string;
};
