import type { PageModule } from '@ayana/portal-kit';

/** What `npm run dev` adds to the page (tooling/dev/client); not part of any release. */
interface DevGlobals {
  ayanaDev?: { saves: number; live: <Page extends object>(page: Page) => Page };
}

const SAVED = 'ayana-dev-saved';

/** The page after the latest save: routes are built once and would keep the first loader. */
export function livePage(page: PageModule): PageModule {
  return (globalThis as DevGlobals).ayanaDev?.live(page) ?? page;
}

/** Reloads the data after a page module or the API was replaced; components keep their state. */
export function followSaves(revalidate: () => void): void {
  window.addEventListener(SAVED, revalidate);
  if (((globalThis as DevGlobals).ayanaDev?.saves ?? 0) > 0) revalidate();
}
