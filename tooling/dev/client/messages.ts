/** What the dev server tells an open page over its socket. */
export type DevMessage =
  /** A build of an app ended; pages that hold an older one fetch what changed. */
  | { type: 'built'; app: string; hash: string }
  /** Everything that is broken right now; empty once all is mended. */
  | { type: 'problems'; problems: readonly Problem[] }
  /** What changed cannot be exchanged in an open page. */
  | { type: 'reload'; why: string }
  /** Another API answers now: what the page has read of the old one is read again. */
  | { type: 'api' };

/** What a page tells: an app's code is in it. */
export interface PageMessage {
  app: string;
}

/** One thing that does not compile or start, once for all apps it breaks. */
export interface Problem {
  /** `mfe-public`, `API`, … */
  where: readonly string[];
  /** Relative to the root, with line and column where they are known. */
  file: string;
  /** What the compiler says, with the lines around it. */
  text: string;
}
