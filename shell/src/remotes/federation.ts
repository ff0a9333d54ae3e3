import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { PortalPages } from '@ayana/portal-kit';
import type { Federation } from './remote-loader';

/** Longest wait for one remoteEntry.js, in milliseconds; federation's own is 20 s. */
const SCRIPT_LIMIT = 4_500;

const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'bounded-checked-entries',
    createScript: ({ url }) => {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      const integrity = integrities.get(url);
      if (integrity !== undefined) script.integrity = integrity;
      return { script, timeout: SCRIPT_LIMIT };
    },
  },
]);

/** `mfe-public` is `mfe_public` to federation: the name of the variable its entry sets. */
const container = (remote: string): string => remote.replaceAll('-', '_');

/**
 * Removes what an earlier try of a remote left in the page: chunks in the list that every runtime reads at its start, and pending
 * scripts, which webpack would wait for instead of loading again. The list itself stays: the earlier runtime uses it.
 */
function forgetChunks(remote: string): void {
  const chunks: unknown = Reflect.get(globalThis, `webpackChunk${container(remote)}`);
  if (Array.isArray(chunks)) chunks.length = 0;
  for (const script of document.querySelectorAll(`script[data-webpack^="${remote}:"]`)) script.remove();
}

export const federation: Federation = {
  register: (remote, entry, integrity) => {
    forgetChunks(remote);
    const address = new URL(entry, location.href).href;
    integrities.set(address, integrity);
    registerRemotes([{ name: container(remote), entry: address }], { force: true });
  },
  load: async (remote) => {
    const portal = await loadRemote<{ default: PortalPages }>(`${container(remote)}/portal`);
    if (!portal) throw new Error(`${remote} exposes no portal.`);
    return portal.default;
  },
};
