import { LRUCache } from 'lru-cache';

/** Milliseconds a rendered page is cached. */
const FRESH = 1000;
/** Bytes of all cached pages. */
const BYTES = 32 * 1024 * 1024;
/** Different pages that may be rendered or wait at a time; more are refused. */
const AT_ONCE = 80;

/** Too many pages are being rendered. */
export class TooManyPagesError extends Error {
  constructor() {
    super('Too many pages are being rendered.');
    this.name = 'TooManyPagesError';
  }
}

/**
 * Renders a page once for simultaneous requests: later ones wait for it, and a cacheable page
 * is reused for a second.
 */
export class SharedPages<Page extends object> {
  private readonly kept: LRUCache<string, Page>;
  private readonly underWay = new Map<string, Promise<Page>>();

  /** @param sizeOf the bytes of a page; undefined for one that is not cached */
  constructor(private readonly sizeOf: (page: Page) => number | undefined) {
    this.kept = new LRUCache({
      maxSize: BYTES,
      ttl: FRESH,
      sizeCalculation: (page, key) => (sizeOf(page) ?? 0) + 2 * key.length + 200,
    });
  }

  /**
   * @param key everything the page depends on
   * @returns the page, and whether it was rendered for this caller
   * @throws TooManyPagesError at once, before rendering starts
   */
  async page(key: string, render: () => Promise<Page>): Promise<{ page: Page; isOwn: boolean }> {
    const known = this.kept.get(key);
    if (known !== undefined) return { page: known, isOwn: false };
    const already = this.underWay.get(key);
    if (already !== undefined) return { page: await already, isOwn: false };
    if (this.underWay.size >= AT_ONCE) throw new TooManyPagesError();
    const rendering = render().finally(() => this.underWay.delete(key));
    this.underWay.set(key, rendering);
    const page = await rendering;
    if (this.sizeOf(page) !== undefined) this.kept.set(key, page);
    return { page, isOwn: true };
  }
}
