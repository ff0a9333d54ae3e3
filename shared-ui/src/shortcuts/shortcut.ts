export interface Shortcut {
  /** As the keyboard names it, e.g. `j`, `Enter`, `?`. */
  key: string;
  /** What it does, for the list of the shortcuts. */
  label: string;
  /** Returns whether it did something. Absent where the browser itself does it, such as Enter on a link. */
  press?: () => boolean;
}
