import { LRUCache } from 'lru-cache';

/** Milliseconds a page is given again without rendering it. */
const FRESH = 1000;
/** Bytes of all kept pages. */
const BYTES = 32 * 1024 * 1024;
/** Different pages that are rendered or wait at a time; more are turned away. */
const AT_ONCE = 80;

/** There is no room for one more page now. */
export class TooManyPagesError extends Error {
  constructor() {
    super('Too many pages are being rendered.');
    this.name = 'TooManyPagesError';
  }
}

/**
 * Renders a page once for all who ask for it within the same moment. Who comes while it is rendered waits for it, and what
 * could be kept is given again for a second.
 */
export class SharedPages<Page extends object> {
  private readonly kept: LRUCache<string, Page>;
  private readonly underWay = new Map<string, Promise<Page>>();

  /** @param sizeOf the bytes a page takes; undefined for one that is not kept */
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
   * @throws TooManyPagesError at once, before anything is begun
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
