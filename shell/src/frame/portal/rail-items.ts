import { type AccessEntry, HOME_PORTALS, homePortal, mayEnter, type Role } from '@ayana/contracts/identity';
import { patientHref } from '@ayana/contracts/journey';
import type { PortalData, PortalRoute, RailLine } from '@ayana/portal-kit';
import { matchPath } from 'react-router-dom';

/** A rail entry with its route. */
export interface Line extends RailLine {
  id: string;
  path: string;
}

const HOMES: ReadonlySet<string> = new Set(HOME_PORTALS);

const PATIENT_ENTRY: AccessEntry = 'patient_portal';

/** Whether someone of this role works here, and may be a patient besides. */
export const mayBePatientToo = (role: Role): boolean =>
  mayEnter(PATIENT_ENTRY, role) && homePortal(role, true) !== patientHref('home');

/**
 * The entries a role sees, from all remotes, in order: only pages it may open.
 * @param ownTreatment the heading above the patients' places for one who works here and has a journey of their own; without it such a
 * person sees the places of their work only
 */
export function railItems(portals: readonly PortalData[], role: Role, ownTreatment?: string): Line[] {
  const isBoth = mayBePatientToo(role);
  return portals
    .flatMap(({ routes }) => routes)
    .flatMap(({ id, path, access, rail }) => {
      if (rail === undefined || !mayEnter(access ?? 'public', role)) return [];
      if (!isBoth || access !== PATIENT_ENTRY) return [{ ...rail, id, path }];
      return ownTreatment === undefined ? [] : [{ ...rail, id, path, group: ownTreatment }];
    })
    .toSorted((one, other) => one.order - other.order);
}

/** Entries below their headings: those without one first, then each group where its first entry is. */
export function railGroups<Entry extends { group?: string | undefined }>(
  entries: readonly Entry[],
): { id: string; title?: string; entries: Entry[] }[] {
  const groups = Map.groupBy(entries, ({ group }) => group ?? '');
  const alone = groups.get('') ?? [];
  groups.delete('');
  return [
    { id: 'portal', entries: alone },
    ...[...groups].map(([title, own], at) => ({ id: `group-${at + 1}`, title, entries: own })),
  ];
}

/** The bell, which is no page’s own entry. */
export const BELL = 'notifications';

/**
 * The entry of the page at `pathname`: the one that its route names, else the one with the longest matching path. A home's path matches only itself, since all paths of
 * the staff begin with theirs. `/secure-portal` means the role's home.
 */
export function currentItem(
  lines: readonly Line[],
  pathname: string,
  role: Role,
  routes: readonly PortalRoute[] = [],
): string | undefined {
  const named = routes.find((route) => route.lights !== undefined && matchPath(route.path, pathname) !== null)?.lights;
  const lit = named?.find((id) => id === BELL || lines.some((line) => line.id === id));
  if (lit !== undefined) return lit;
  const path = pathname === '/secure-portal' ? homePortal(role, true) : pathname;
  return lines
    .filter((line) => path === line.path || (!HOMES.has(line.path) && path.startsWith(`${line.path}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.id;
}
