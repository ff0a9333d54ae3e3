/// <reference lib="dom" />
import RefreshRuntime from 'react-refresh/runtime';

import { UPDATED } from './refresh-names.ts';

/** The part of webpack's `import.meta.webpackHot` that is used here. */
export interface Hot {
  data?: { exports?: Exports };
  accept(onError?: (error: unknown) => void): void;
  dispose(callback: (data: { exports?: Exports }) => void): void;
  invalidate(): void;
}
type Exports = Record<string, unknown>;

/**
 * One refresh runtime for the shell and every remote. Each of them knows the files of shared-ui by the same names, so ids carry the
 * app's name; with a runtime of its own, or with equal ids, a remote's refresh silently does nothing.
 */
export interface SharedRefresh {
  register(type: unknown, id: string): void;
  signature(): unknown;
  settle(hot: Hot | undefined, exports: Exports, id: string, isPage: boolean): void;
  live<Page extends object>(page: Page): Page;
}

const newest = new WeakMap<object, { exports: Exports }>();
let scheduled = false;
let pagesMoved = false;

export const refresh: SharedRefresh = {
  register: (type, id) => RefreshRuntime.register(type, id),
  signature: () => RefreshRuntime.createSignatureFunctionForTransform(),
  settle,
  live,
};

/** Must run before React does: React announces itself to the hook this leaves on `window`. */
export function installRefresh(): void {
  RefreshRuntime.injectIntoGlobalHook(window);
  Object.assign(globalThis, { ayanaRefresh: refresh });
}

/** Called at the end of every module of ours. One that exports only components (or is a page) takes its own updates. */
function settle(hot: Hot | undefined, exports: Exports, id: string, isPage: boolean): void {
  const names = Object.keys(exports);
  for (const name of names) {
    if (isComponent(exports[name])) RefreshRuntime.register(exports[name], `${id} %exports% ${name}`);
  }
  if (hot === undefined) return;
  const before = hot.data?.exports;
  const takesUpdates = isPage || (names.length > 0 && names.every((name) => isComponent(exports[name])));
  if (!takesUpdates) {
    if (before !== undefined) hot.invalidate();
    return;
  }
  const holder = (before === undefined ? undefined : newest.get(before)) ?? { exports };
  holder.exports = exports;
  newest.set(exports, holder);
  hot.dispose((data) => {
    data.exports = exports;
  });
  hot.accept(() => location.reload());
  if (before === undefined) return;
  if (Object.keys(before).toSorted().join() !== names.toSorted().join()) hot.invalidate();
  else schedule(isPage);
}

/** The page module as it is now: routes keep what they were built with, loaders included. */
function live<Page extends object>(page: Page): Page {
  const holder = newest.get(page);
  if (holder === undefined) return page;
  return new Proxy(page, {
    get: (_target, name) => Reflect.get(holder.exports, name) as unknown,
    has: (_target, name) => Reflect.has(holder.exports, name),
  });
}

function schedule(isPage: boolean): void {
  pagesMoved ||= isPage;
  if (scheduled) return;
  scheduled = true;
  setTimeout(() => {
    const pages = pagesMoved;
    scheduled = false;
    pagesMoved = false;
    RefreshRuntime.performReactRefresh();
    window.dispatchEvent(new CustomEvent(UPDATED, { detail: { pages } }));
  }, 0);
}

function isComponent(value: unknown): boolean {
  return RefreshRuntime.isLikelyComponentType(value);
}
