import type { PageModule } from '@ayana/portal-kit';

import { isServerRendered, lazyPart, partsBeside } from './lazy-part';

/**
 * A lazily hydrated page: where the server rendered it, its code is not in the first view and loads like a `lazyPart`. Otherwise
 * it loads like any page.
 * @param id the route's id; also the part's name in the document
 */
export function lazyPage(id: string, load: () => Promise<PageModule>): () => Promise<PageModule> {
  let loaded: PageModule | undefined;
  // Loaded on every call, so that development builds get the latest page.
  const loadCode = async (): Promise<PageModule> => {
    loaded = await load();
    return loaded;
  };
  const lazilyHydratedPage = (): PageModule => ({
    Component: lazyPart(id, async () => {
      const { Component } = await loadCode();
      // Hydrate all at once: a recorded click may belong to a part of the page.
      await partsBeside(id);
      return Component;
    }),
    loader: async (args, context) => (await (await loadCode()).loader?.(args, context)) ?? null,
    action: async (args, context) => (await (await loadCode()).action?.(args, context)) ?? null,
    meta: (args) => loaded?.meta?.(args) ?? {},
    shouldRevalidate: (args) => loaded?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate,
  });
  return async () => {
    if (typeof document !== 'undefined') return isServerRendered(id) ? lazilyHydratedPage() : loadCode();
    const page = lazilyHydratedPage();
    return { ...(await loadCode()), Component: page.Component };
  };
}
