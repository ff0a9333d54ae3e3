import type { PortalData } from '@ayana/portal-kit';
import type { PageData } from '../document/page-data';
import { withKnownRoutes } from '../routes/known-routes';

/**
 * Uses the remotes that a developer serves on this computer instead of their releases (`npm run dev -- --only …`), and shows it in
 * a bar. A remote that does not answer stays the released one. The render server decides whether this is allowed.
 */
export async function takeDevRemotes(page: PageData): Promise<void> {
  const lines = await Promise.all((page.devRemotes ?? []).map((remote) => take(page, remote)));
  document.body.append(bar(lines));
}

async function take(page: PageData, { name, origin }: { name: string; origin: string }): Promise<string> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- not the API: a file of a dev server
    const response = await fetch(`${origin}/portal.json`, { signal: AbortSignal.timeout(3000) });
    const portal = withKnownRoutes((await response.json()) as PortalData);
    page.remotes[name] = { version: 'dev', entry: `${origin}/remoteEntry.js`, integrity: '' };
    page.portals = [...page.portals.filter((released) => released.name !== name), portal];
    return `${name} comes from ${origin}`;
  } catch {
    return `${name} does not answer at ${origin}: this is its release`;
  }
}

const STYLE = `
:host { all: initial; position: fixed; z-index: 2147483646; inset-block-end: 0; inset-inline: 0; }
div { display: flex; flex-wrap: wrap; gap: 4px 20px; justify-content: center; padding: 8px 16px; background: #f2b544; color: #1d2b2f;
  font: 600 14px/1.5 system-ui, sans-serif; }
a { color: inherit; }
`;

function bar(lines: readonly string[]): HTMLElement {
  const host = document.createElement('ayana-dev-remotes');
  const root = host.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const box = document.createElement('div');
  box.setAttribute('role', 'status');
  const leave = document.createElement('a');
  leave.href = `${location.pathname}?ayana_dev_remote=off`;
  leave.textContent = 'Leave';
  box.append(...lines.map((line) => Object.assign(document.createElement('span'), { textContent: line })), leave);
  root.append(style, box);
  return host;
}
