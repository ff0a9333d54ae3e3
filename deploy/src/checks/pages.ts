import { homePortal, isAccessEntry, mayEnter, type Role, ROLES } from '@ayana/contracts/identity';
import { readChunks, type PortalRoutes } from '../built.ts';

/** A page to be looked at. */
export interface PageToCheck {
  id: string;
  remote: string;
  /** Address with its parameters filled in. */
  path: string;
  /** A role that may enter; undefined for public pages. */
  role: Role | undefined;
  home: string | undefined;
  ssr: boolean;
}

/** One of the five hospitals every site has; for all other pages it is an unknown id. */
const SAMPLE_ID = '00000000-0000-7000-8000-000000000101';

/** The pages of a remote worth opening: of those that run the same scripts, the first. */
export function pagesToCheck(portal: PortalRoutes, folder: string): PageToCheck[] {
  const chunks = readChunks(folder);
  const seen = new Set<string>();
  return portal.routes.flatMap((route) => {
    const { scripts: first = [], later = [] } = chunks[route.id] ?? {};
    const scripts = JSON.stringify([first, later]);
    const what = `${scripts} ${route.ssr === true}`;
    if (seen.has(what)) return [];
    seen.add(what);
    const role = someoneFor(route.access);
    return [
      {
        id: route.id,
        remote: portal.name,
        path: route.path.replace(/:[^/]+/g, SAMPLE_ID),
        role,
        home: role === undefined ? undefined : homePortal(role),
        ssr: route.ssr === true,
      },
    ];
  });
}

function someoneFor(access: string | undefined): Role | undefined {
  if (access === undefined || access === 'public') return undefined;
  // An entry this version does not know lets a patient try.
  if (!isAccessEntry(access)) return 'patient';
  return ['patient' as const, ...ROLES].find((role) => mayEnter(access, role));
}
