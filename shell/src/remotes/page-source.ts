import type { FailurePhase } from '@ayana/contracts/operation';
import type { PageModule } from '@ayana/portal-kit';

/** Where routes get their pages from: federation in the browser, server bundles on the render server. */
export interface PageSource {
  /** The page, loaded if necessary. Throws `RemoteLoadError`; a later call tries again. */
  load: (remote: string, routeId: string) => Promise<PageModule>;
  /** The page if it has loaded: rendering cannot wait. */
  peek: (routeId: string) => PageModule | undefined;
  /** Drops a page that failed during rendering, so that Retry loads its code again. Not needed on the server. */
  forget?: (remote: string, routeId: string) => void;
}

/** Where loading stopped; the server's own phase never reaches a browser. */
export type LoadPhase = Exclude<FailurePhase, 'server'>;

/** A remote that failed to load: name, release, phase and number of tries. */
export class RemoteLoadError extends Error {
  readonly remote: string;
  readonly version: string;
  readonly phase: LoadPhase;
  readonly tries: number;

  constructor(facts: { remote: string; version: string; phase: LoadPhase; tries: number; cause: unknown }) {
    super(`${facts.remote} ${facts.version} did not load (${facts.phase}, try ${facts.tries})`, { cause: facts.cause });
    this.name = 'RemoteLoadError';
    this.remote = facts.remote;
    this.version = facts.version;
    this.phase = facts.phase;
    this.tries = facts.tries;
  }
}
