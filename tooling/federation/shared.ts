/**
 * The one list of what the shell and every remote hold a single copy of: whatever has identity (React's dispatcher,
 * contexts, stores, the session, the socket). The shell bundles these eagerly; a remote never carries its own
 * (`import: false`), so a remote that meets no shell fails at once instead of running a second React.
 */
export const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'zustand',
  '@ayana/portal-kit',
] as const;

/**
 * A shared package is bundled whole. Of react-router only the names in use are worth 25 KB, so the shell puts this file
 * under the key `react-router-dom`.
 */
export const ROUTER_SURFACE = '@ayana/portal-kit/router-surface';

interface SharedSetting {
  singleton: true;
  requiredVersion: false;
  strictVersion: false;
  version?: string;
  eager?: true;
  import?: false | string;
  shareKey?: string;
}

/** What a development build also needs: the other JSX runtime. */
function names(mode: 'production' | 'development'): string[] {
  return mode === 'development' ? [...SHARED, 'react/jsx-dev-runtime'] : [...SHARED];
}

/** Shares of the shell: eager, without an async boundary in front of its entry. */
export function shellShares(mode: 'production' | 'development'): Record<string, SharedSetting> {
  return Object.fromEntries(
    names(mode).map((name) => [
      name,
      {
        singleton: true,
        requiredVersion: false,
        strictVersion: false,
        version: '1.0.0',
        eager: true,
        ...(name === 'react-router-dom' ? { import: ROUTER_SURFACE, shareKey: name } : {}),
      },
    ]),
  );
}

/** Shares of a remote: always the shell's copy. */
export function remoteShares(mode: 'production' | 'development'): Record<string, SharedSetting> {
  return Object.fromEntries(
    names(mode).map((name) => [name, { singleton: true, requiredVersion: false, strictVersion: false, import: false }]),
  );
}
