/// <reference lib="dom" />
// First entry of the shell in `npm run dev`.
import RefreshRuntime from 'react-refresh/runtime';

import type { DevPage, PageExports } from './dev-page.ts';
import { SAVED } from './saved.ts';

/** Newest exports of each page module, found by the exports it had when its route was built. */
const newest = new WeakMap<PageExports, { exports: PageExports }>();

const devPage: DevPage = {
  saves: 0,
  refresh: RefreshRuntime,
  acceptPage(hot, exports) {
    if (!('Component' in exports)) return;
    const holder = hot.data?.holder ?? { exports };
    holder.exports = exports;
    newest.set(exports, holder);
    hot.dispose((data) => {
      data.holder = holder;
    });
    hot.accept(() => location.reload());
    if (hot.data === undefined) return;
    setTimeout(() => {
      RefreshRuntime.performReactRefresh();
      window.dispatchEvent(new CustomEvent(SAVED));
    }, 0);
  },
  live(page) {
    const holder = newest.get(page as PageExports);
    if (holder === undefined) return page;
    return new Proxy(page, {
      get: (_target, name) => Reflect.get(holder.exports, name) as unknown,
      has: (_target, name) => Reflect.has(holder.exports, name),
    });
  },
};

Object.assign(globalThis, { ayanaDev: devPage });
window.addEventListener(SAVED, () => {
  devPage.saves += 1;
});
