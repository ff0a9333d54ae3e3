import type { PortalData } from '@ayana/portal-kit';
import type { PageData } from '../document/page-data';
import { noteBar } from '../notes/note-bar';
import { withKnownRoutes } from '../routes/known-routes';

/**
 * Uses the remotes that a developer serves on this computer instead of their releases (`npm run dev -- --only …`), and shows it in
 * a bar. A remote that does not answer stays the released one. The render server decides whether this is allowed.
 */
export async function takeDevRemotes(page: PageData): Promise<void> {
  const lines = await Promise.all((page.devRemotes ?? []).map((remote) => take(page, remote)));
  document.body.append(noteBar('ayana-dev-remotes', lines, { text: 'Leave', query: 'ayana_dev_remote=off' }));
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
