import type { ReactNode } from 'react';
import type { LinkComponent } from '../tabs';
import { SkipLink } from '../visually-hidden';
import { Wordmark } from '../wordmark';
import { Account, type AccountProps } from './account';
import { BottomBar } from './bottom-bar';
import { Brand, Frame, GroupTitle, Main, Own, RailBox } from './portal-boxes';
import { RailEntry, type PortalEntry } from './rail-entry';

export type PortalFrameProps = {
  /** Which portal, beside the wordmark: "Staff". */
  part?: string;
  /** Where the wordmark leads. */
  homeHref: string;
  /** "Skip to content". */
  skipLabel: string;
  /** Name of the navigation for screen readers. */
  navLabel: string;
  /** What the bar's last entry is called where more lines exist than fit: "More". */
  moreLabel: string;
  groups: readonly { id: string; title?: string; entries: readonly PortalEntry[] }[];
  /** Stands above the account in the rail, at the end of the top on a phone. */
  notifications?: ReactNode;
  profile?: PortalEntry;
  account: AccountProps;
  LinkComponent?: LinkComponent;
  /** A small line under the account, e.g. that the data is made up. */
  note?: ReactNode;
  /** The portal's page is a whole screen of its own on a phone: the bars make room. */
  children: ReactNode;
};

/** The portals' common frame: a rail with words on a desktop, a bar at the foot on a phone, and the page. */
export function PortalFrame(props: PortalFrameProps) {
  const { part, homeHref, skipLabel, navLabel, moreLabel, groups, notifications, profile, account } = props;
  const { LinkComponent = 'a', note, children } = props;
  return (
    <Frame>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      <RailBox>
        <Brand>
          <Wordmark as={LinkComponent} href={homeHref} {...(part === undefined ? {} : { part })} />
        </Brand>
        <nav aria-label={navLabel}>
          {groups.map((group) => (
            <div key={group.id}>
              {group.title === undefined ? null : <GroupTitle id={`rail-${group.id}`}>{group.title}</GroupTitle>}
              <ul aria-labelledby={group.title === undefined ? undefined : `rail-${group.id}`}>
                {group.entries.map((entry) => (
                  <li key={entry.id}>
                    <RailEntry entry={entry} LinkComponent={LinkComponent} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Own>
          {notifications}
          {profile === undefined ? null : (
            <div data-rail-profile>
              <RailEntry entry={profile} LinkComponent={LinkComponent} />
            </div>
          )}
        </Own>
        <Account {...account} note={note} />
      </RailBox>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <BottomBar
        label={navLabel}
        moreLabel={moreLabel}
        entries={groups.flatMap((group) => group.entries)}
        profile={profile}
        account={account}
        note={note}
        LinkComponent={LinkComponent}
      />
    </Frame>
  );
}
