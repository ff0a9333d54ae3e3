import type { ReactNode } from 'react';
import type { LinkComponent } from '../tabs';
import { SkipLink } from '../visually-hidden';
import { Wordmark } from '../wordmark';
import { Account, type AccountProps } from './account';
import { BottomBar } from './bottom-bar';
import { Brand, Frame, Main, Own, RailBox, RailContact } from './portal-frame.styles';
import { RailItem, type PortalItem } from './rail-item';
import { type PortalGroup, RailGroup } from './rail-group';

export type PortalFrameProps = {
  /** Which portal, beside the wordmark: "Staff". */
  part?: string;
  /** Target of the wordmark. */
  homeHref: string;
  /** "Skip to content". */
  skipLabel: string;
  /** Name of the navigation for screen readers. */
  navLabel: string;
  /** Label of the bar's last entry where not all entries fit: "More". */
  moreLabel: string;
  groups: readonly PortalGroup[];
  /** Above the entries in the rail, in the top bar on a phone. */
  search?: ReactNode;
  /** Above the account in the rail, at the end of the top bar on a phone. */
  notifications?: ReactNode;
  /** Chat and call: in the rail above the account, on a phone in the bar. */
  contact?: ReactNode;
  profile?: PortalItem;
  account: AccountProps;
  LinkComponent?: LinkComponent;
  /** A small line under the account, e.g. that the data is made up. */
  note?: ReactNode;
  /** The page is full screen on a phone: the bars are hidden. */
  children: ReactNode;
};

/** The portals' common frame: a rail on a desktop, a bottom bar on a phone, and the page. */
export function PortalFrame(props: PortalFrameProps) {
  const { part, homeHref, skipLabel, navLabel, moreLabel, groups, notifications, profile, account } = props;
  const { LinkComponent = 'a', search, note, contact = null, children } = props;
  return (
    <Frame>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      <RailBox>
        <Brand>
          <Wordmark as={LinkComponent} href={homeHref} {...(part === undefined ? {} : { part })} />
        </Brand>
        {search}
        <nav aria-label={navLabel}>
          {groups.map((group) => (
            <RailGroup key={group.id} group={group} LinkComponent={LinkComponent} />
          ))}
        </nav>
        {contact === null ? null : <RailContact>{contact}</RailContact>}
        <Own>
          {notifications}
          {profile === undefined ? null : (
            <div data-rail-profile>
              <RailItem entry={profile} LinkComponent={LinkComponent} />
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
        groups={groups}
        profile={profile}
        account={account}
        note={note}
        contact={contact}
        LinkComponent={LinkComponent}
      />
    </Frame>
  );
}
