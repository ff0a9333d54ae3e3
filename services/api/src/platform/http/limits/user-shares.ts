import type { Count } from './shared-counts.js';

interface Share {
  /** Requests in the window, as far as this process knows. */
  count: number;
  /** Those of this process that are not in the shared count yet. */
  unshared: number;
  endsAt: number;
}

/** Parts of a share that are added to the shared count at a time. */
const PARTS = 10;
/** Most users that are counted at a time; the one whose window began first is forgotten first. */
const MAX_USERS = 20_000;
/** Milliseconds after a failure in which this process counts alone. */
const ALONE = 5000;

export interface UserSharesOptions {
  /** Milliseconds of a window. */
  window: number;
  /** The count over all processes. */
  shared: { count(key: string, window: number, by?: number): Promise<Count> };
  onFailure?: (error: unknown) => void;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
}

/**
 * Counts the requests of users in memory, and adds a tenth of a share at a time to the count over all processes: a request waits for no store, and
 * a user who asks for little causes no query at all. All processes together let through at most a tenth of a share more each.
 */
export class UserShares {
  private readonly shares = new Map<string, Share>();
  private readonly now: () => number;
  private aloneUntil = -Infinity;

  constructor(private readonly options: UserSharesOptions) {
    this.now = options.now ?? (() => performance.now());
  }

  /**
   * Counts a request of a user.
   * @param max requests in a window
   * @returns milliseconds until the user may ask again; 0 when the request is within the share
   */
  take(key: string, max: number): number {
    const share = this.shareOf(key);
    if (share.count >= max) return share.endsAt - this.now();
    share.count += 1;
    share.unshared += 1;
    if (share.unshared >= Math.max(1, Math.floor(max / PARTS)) && this.now() >= this.aloneUntil)
      void this.share(key, share);
    return 0;
  }

  private shareOf(key: string): Share {
    const now = this.now();
    const known = this.shares.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    const share = { count: 0, unshared: 0, endsAt: now + this.options.window };
    this.shares.delete(key);
    this.shares.set(key, share);
    if (this.shares.size > MAX_USERS) this.shares.delete(this.shares.keys().next().value ?? key);
    return share;
  }

  private async share(key: string, share: Share): Promise<void> {
    const added = share.unshared;
    share.unshared = 0;
    try {
      const { current, ttl } = await this.options.shared.count(key, this.options.window, added);
      share.count = Math.max(share.count, current + share.unshared);
      share.endsAt = Math.min(share.endsAt, this.now() + ttl);
    } catch (error) {
      this.aloneUntil = this.now() + ALONE;
      this.options.onFailure?.(error);
    }
  }
}
