import { VITAL_NAMES, type VitalName, type VitalsReport } from '@ayana/contracts/operation';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageData } from '../document/page-data';
import type { RouteHandle } from '../routes/route-handle';

/** The part of the router that is used. */
export interface Router {
  state: { matches: readonly { route: { handle?: unknown } }[]; location: { key: string } };
  subscribe: (listener: (state: Router['state']) => void) => unknown;
}

type Measured = Partial<Record<VitalName, number>>;

/**
 * Measures this document (web-vitals) and counts its pages, by remote and version, and reports when the page is hidden. The
 * vitals of a document belong to the remote of its first page.
 */
export function watch(router: Router, page: PageData): void {
  const first = remoteOf(router.state);
  const views = new Map<string, number>();
  const measured: Measured = {};
  const sent = new Set<VitalName>();
  let key = router.state.location.key;
  const count = (state: Router['state']): void => {
    const remote = remoteOf(state);
    views.set(remote, (views.get(remote) ?? 0) + 1);
  };
  count(router.state);
  router.subscribe((state) => {
    if (state.location.key === key) return;
    key = state.location.key;
    count(state);
  });
  for (const listen of [onLCP, onINP, onCLS, onFCP, onTTFB])
    listen(({ name, value }) => {
      if (VITAL_NAMES.includes(name)) measured[name] = value;
    });
  const report = (): void => {
    const unsent = VITAL_NAMES.filter((name) => measured[name] !== undefined && !sent.has(name));
    if (unsent.length > 0 && !views.has(first)) views.set(first, 0);
    for (const [remote, shown] of views) {
      const vitals: Measured = {};
      if (remote === first) for (const name of unsent) Object.assign(vitals, { [name]: rounded(measured[name]) });
      const { version, token } = page.remotes[remote] ?? { version: shellVersion() };
      send({ remote, version, views: shown, ...(token === undefined ? {} : { token }), ...vitals });
    }
    for (const name of unsent) sent.add(name);
    views.clear();
  };
  // After web-vitals' own listeners, which finish their values now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') setTimeout(report);
  });
  addEventListener('pagehide', report);
}

function remoteOf({ matches }: Router['state']): string {
  return (matches.at(-1)?.route.handle as RouteHandle | undefined)?.remote ?? 'shell';
}

/** The shell's screens are no remote: their version is in the script's URL. */
function shellVersion(): string {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/shell/"]');
  return script?.getAttribute('src')?.split('/')[2] ?? 'unknown';
}

function rounded(value = 0): number {
  return Math.round(value * 1000) / 1000;
}

function send(report: VitalsReport): void {
  navigator.sendBeacon('/api/web-vitals', new Blob([JSON.stringify(report)], { type: 'application/json' }));
}
