import type { PageModule } from '@ayana/portal-kit';

import { isDrawn, lazyPart, partsBeside } from './lazy-part';

/**
 * A page that is read first: where the server drew it, its code is no part of the first view and comes as `lazyPart` says. Everywhere
 * else it is loaded as any page.
 * @param id the route's; also the name of its part in the document
 */
export function lazyPage(id: string, load: () => Promise<PageModule>): () => Promise<PageModule> {
  let loaded: PageModule | undefined;
  // Asked for each time: a page exchanged while people develop is the newest then.
  const bring = async (): Promise<PageModule> => {
    loaded = await load();
    return loaded;
  };
  const drawnPage = (): PageModule => ({
    Component: lazyPart(id, async () => {
      const { Component } = await bring();
      // All at once: a press held for the page may be one for a part of it.
      await partsBeside(id);
      return Component;
    }),
    loader: async (args, context) => (await (await bring()).loader?.(args, context)) ?? null,
    action: async (args, context) => (await (await bring()).action?.(args, context)) ?? null,
    meta: (args) => loaded?.meta?.(args) ?? {},
    shouldRevalidate: (args) => loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
  });
  return async () => {
    if (typeof document !== 'undefined') return isDrawn(id) ? drawnPage() : bring();
    const page = drawnPage();
    return { ...(await bring()), Component: page.Component };
  };
}
