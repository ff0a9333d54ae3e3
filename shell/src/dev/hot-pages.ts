import type { PageModule } from '@ayana/portal-kit';

/** What `npm run dev` puts beside the page (tooling/dev/client); nothing of it is in a release. */
interface DevGlobals {
  ayanaRefresh?: { live: <Page extends object>(page: Page) => Page };
}

const UPDATED = 'ayana-dev-updated';

/** The page as it is after the latest save: routes are built once and would keep its first loader. */
export function livePage(page: PageModule): PageModule {
  return (globalThis as DevGlobals).ayanaRefresh?.live(page) ?? page;
}

/** Reads again what pages show after a page module or the API was exchanged; components and their state stay. */
export function followSaves(revalidate: () => void): void {
  window.addEventListener(UPDATED, (event) => {
    if ((event as CustomEvent<{ pages: boolean }>).detail.pages) revalidate();
  });
}
