import { HOME_PORTALS, homePortal, mayEnter, type Role } from '@ayana/contracts/identity';
import type { PortalData, RailLine } from '@ayana/portal-kit';

/** A line of the rail with the route it leads to. */
export interface Line extends RailLine {
  id: string;
  path: string;
}

const HOMES: ReadonlySet<string> = new Set(HOME_PORTALS);

/** The lines a role sees, from all remotes, in their order: a page it may not enter has none. */
export function railLines(portals: readonly PortalData[], role: Role): Line[] {
  return portals
    .flatMap(({ routes }) => routes)
    .flatMap(({ id, path, access, rail }) =>
      rail !== undefined && mayEnter(access ?? 'public', role) ? [{ ...rail, id, path }] : [],
    )
    .toSorted((one, other) => one.order - other.order);
}

/**
 * The line of the page at `pathname`: the longest path it stands under. A home's own path stands for itself alone, as all addresses of
 * the staff begin with theirs. `/secure-portal` stands for the role's home.
 */
export function currentLine(lines: readonly Line[], pathname: string, role: Role): string | undefined {
  const path = pathname === '/secure-portal' ? homePortal(role, true) : pathname;
  return lines
    .filter((line) => path === line.path || (!HOMES.has(line.path) && path.startsWith(`${line.path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.id;
}
