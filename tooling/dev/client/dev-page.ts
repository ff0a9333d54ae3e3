import type runtime from 'react-refresh/runtime';

export type PageExports = Record<string, unknown>;

/** The part of webpack's `import.meta.webpackHot` that is used here. */
export interface HotModule {
  data?: { holder?: { exports: PageExports } };
  accept(onError?: (error: unknown) => void): void;
  dispose(callback: (data: { holder?: { exports: PageExports } }) => void): void;
}

/** `globalThis.ayanaDev`, put there by the shell of `npm run dev` for itself and for the remotes in its pages. */
export interface DevPage {
  /** How often SAVED was sent: the first may come before the page listens. */
  saves: number;
  /** The only refresh runtime that React knows: React announces itself once, to what was on the page before it. */
  readonly refresh: typeof runtime;
  /** Called at the end of each page module. React Refresh accepts modules of components only, and a page has a loader, too. */
  acceptPage(hot: HotModule, exports: PageExports): void;
  /** The page module as it is now: routes keep the loader they were built with. */
  live<Page extends object>(page: Page): Page;
}
