import { ACCOUNT_PATH, hasAboutMe, mayEnter, type Role } from '@ayana/contracts/identity';
import { patientHref } from '@ayana/contracts/journey';
import { ensureSession, loadHttp, useReleaseWatcher, useSession } from '@ayana/portal-kit';
import { PortalFrame, type PortalItem } from '@ayana/shared-ui/portal';
import { CircleUserRound } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { messages } from '../../messages';
import { useSite } from '../../document/site';
import { useLoaded } from '../../prefetch/use-loaded';
import { badgeText } from '../notifications/relative-time';
import type { PagingRun } from '../paging/paging.api';
import { ContactPill, showsContact } from '../contact-pill';
import { useSignOut } from '../account/use-sign-out';
import { accountWords, portalPart } from './portal-account';
import { RailIcon } from './rail-icons';
import { BELL, currentItem, railGroups, railItems } from './rail-items';
import { BellPlace } from './bell-place.styles';
import { RouterLink } from '../navigation/router-link';
import { useKept } from '../navigation/use-kept';
import { SearchButton } from './search/search-button';
import { useOwnJourney } from './use-own-journey';
import { useRailCounts } from './use-rail-counts';

/** After what the page itself shows: it is 48 kB on a line that the page's own data needs first. */
async function loadBell(): Promise<typeof import('./portal-bell')> {
  await (await loadHttp()).callsAnswered();
  return import(/* webpackChunkName: "portal-bell" */ './portal-bell');
}

/** For staff only, and as late as the bell. */
async function loadPaging(): Promise<typeof import('../paging/paging-banner')> {
  await (await loadHttp()).callsAnswered();
  return import(/* webpackChunkName: "paging-banner" */ '../paging/paging-banner');
}

/** The portals' common frame around the page: the role's rail, notifications, profile and sign-out. */
export function Component() {
  const { role, user, status } = useSession();
  const { pathname } = useLocation();
  useReleaseWatcher(status === 'signed_in');
  useEffect(() => {
    void ensureSession().catch((error: unknown) => console.warn('The session could not be read.', error));
  }, []);
  const kept = useKept();
  const { entries, current } = useEntries(role ?? undefined, pathname);
  const signOut = useSignOut();
  const [leaving, setLeaving] = useState(false);
  const part = role ? portalPart(role) : undefined;
  const mayBePaged = mayEnter('escalation_management', role);
  const banner = useLoaded(mayBePaged, loadPaging);
  const [paging, setPaging] = useState<readonly PagingRun[]>([]);
  const bell = useLoaded(role !== undefined, loadBell);
  const { portal } = messages;
  return (
    <PortalFrame
      {...(part === undefined ? {} : { part })}
      homeHref="/"
      skipLabel={messages.skip}
      navLabel={portal.navigation}
      moreLabel={portal.more}
      groups={railGroups(entries)}
      LinkComponent={RouterLink}
      search={role && user ? <SearchButton role={role} user={user.id} /> : null}
      notifications={
        bell === undefined || !role ? (
          <BellPlace />
        ) : (
          <bell.PortalBell role={role} paging={paging} isCurrent={current === BELL} />
        )
      }
      contact={showsContact(pathname) ? <ContactPill /> : null}
      profile={{
        id: 'profile',
        label: hasAboutMe(role) ? portal.sign_in : portal.profile,
        icon: <CircleUserRound size={21} aria-hidden="true" />,
        href: kept(ACCOUNT_PATH),
        current: pathname === ACCOUNT_PATH,
      }}
      account={{
        ...(role ? accountWords(user, role) : { name: user?.email ?? messages.account }),
        greeting: messages.welcome,
        label: portal.account,
        signOutLabel: messages.sign_out,
        onSignOut: () => {
          setLeaving(true);
          signOut();
        },
        signingOut: leaving,
      }}
    >
      {banner === undefined || !mayBePaged ? null : <banner.PagingBanner onRuns={setPaging} />}
      <Outlet />
    </PortalFrame>
  );
}

function useEntries(
  role: Role | undefined,
  pathname: string,
): { entries: (PortalItem & { group: string | undefined })[]; current: string | undefined } {
  const { portals } = useSite();
  // On a page of the patients the places of a patient are there for every reader.
  const isOwn = useOwnJourney(role) || pathname.startsWith(patientHref('home'));
  const ownTreatment = isOwn ? messages.portal.ownTreatment : undefined;
  const lines = useMemo(
    () => (role === undefined ? [] : railItems(portals, role, ownTreatment)),
    [portals, role, ownTreatment],
  );
  const kept = useKept();
  const counts = useRailCounts(lines);
  const routes = useMemo(() => portals.flatMap((portal) => portal.routes), [portals]);
  const current = role === undefined ? undefined : currentItem(lines, pathname, role, routes);
  const entries = lines.map(({ id, path, label, icon, count, late, group, bar }) => {
    const waiting = count === undefined ? undefined : badgeText(counts[count.path] ?? 0);
    const tooLate = late === undefined ? undefined : badgeText(counts[late.path] ?? 0);
    return {
      id,
      label,
      group,
      icon: <RailIcon name={icon} />,
      href: kept(path),
      current: id === current,
      count: waiting,
      countLabel: count?.label,
      bar,
      late: tooLate === undefined ? undefined : `${tooLate} ${late?.label ?? messages.portal.late}`,
    };
  });
  return { entries, current };
}
