import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LinkComponent } from '../tabs';
import { SkipLink } from '../visually-hidden';
import { Wordmark } from '../wordmark';
import { Account, type AccountProps } from './account';
import { BottomBar } from './bottom-bar';
import { RailEntry, type PortalEntry } from './rail-entry';

/** Up to this width the rail gives way to the bar at the foot. */
export const NARROW = '(max-width: 860px)';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  min-block-size: 100dvh;
  background: var(--white);
  font-size: 15px;
  line-height: 22px;

  @media ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    background: var(--paper);
  }
`;

const RailBox = styled.header`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  block-size: 100dvh;
  padding: 20px var(--space-3) var(--space-3);
  border-inline-end: 1px solid var(--line);
  background: var(--paper);
  overflow-y: auto;

  /* The widest entry (a word, what is late, 99+) just fits. */
  & > nav {
    flex: 1;
    margin-inline: -4px;
  }
  & > nav > ul {
    display: grid;
    gap: var(--space-1);
  }
  @media ${NARROW} {
    display: none;
  }
`;

const Top = styled.header`
  display: none;

  @media ${NARROW} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--space-3) var(--space-4) var(--space-1);
  }
`;

const GroupTitle = styled.p`
  padding: var(--space-4) var(--space-2) var(--space-1);
  font-size: var(--size-14);
  color: var(--stone);
`;

const Brand = styled.div`
  padding-inline: var(--space-2);
`;

const Main = styled.main`
  min-inline-size: 0;

  @media ${NARROW} {
    padding-block-end: calc(64px + env(safe-area-inset-bottom));
  }
`;

export type PortalFrameProps = {
  /** Which portal, beside the wordmark: "Staff". */
  part?: string;
  /** Where the wordmark leads. */
  homeHref: string;
  /** "Skip to content". */
  skipLabel: string;
  /** Name of the navigation for screen readers. */
  navLabel: string;
  groups: readonly { id: string; title?: string; entries: readonly PortalEntry[] }[];
  account: AccountProps;
  LinkComponent?: LinkComponent;
  /** A small line under the account, e.g. that the data is made up. */
  note?: ReactNode;
  /** The portal's page is a whole screen of its own on a phone: the bars make room. */
  children: ReactNode;
};

/** The portals' common frame: a rail with words on a desktop, a bar at the foot on a phone, and the page. */
export function PortalFrame(props: PortalFrameProps) {
  const { part, homeHref, skipLabel, navLabel, groups, account, LinkComponent = 'a', note, children } = props;
  const wordmark = <Wordmark as={LinkComponent} href={homeHref} {...(part === undefined ? {} : { part })} />;
  return (
    <Frame>
      <SkipLink href="#main">{skipLabel}</SkipLink>
      <RailBox>
        <Brand>{wordmark}</Brand>
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
        <Account {...account} note={note} />
      </RailBox>
      <Top>{wordmark}</Top>
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <BottomBar
        label={navLabel}
        entries={groups.flatMap((group) => group.entries).slice(0, 4)}
        account={account}
        note={note}
        LinkComponent={LinkComponent}
      />
    </Frame>
  );
}
