import { styled } from 'styled-components';
import { BAR, NARROW, RAIL } from './widths';

/** The layout of a portal: rail and page side by side, stacked on a phone. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: ${RAIL} minmax(0, 1fr);
  min-block-size: 100dvh;
  background: var(--white);
  font-size: 15px;
  line-height: 22px;

  @media ${NARROW} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    background: var(--paper);
  }
`;

/** The rail; on a phone a top bar with only the wordmark and the end content. */
export const RailBox = styled.header`
  position: sticky;
  z-index: 5;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  block-size: calc(100dvh - var(--note-bar, 0px));
  padding: 20px var(--space-3) var(--space-3);
  border-inline-end: 1px solid var(--line);
  background: var(--paper);
  overflow-y: auto;

  /* The widest entry (label, late count, 99+) just fits. */
  & > nav {
    flex: 1;
    margin-inline: -4px;
  }
  @media ${NARROW} {
    position: static;
    flex-direction: row;
    align-items: center;
    justify-content: space-between;
    block-size: auto;
    min-block-size: 56px;
    padding-block: var(--space-1) 0;
    padding-inline: var(--space-4) var(--space-2);
    border: 0;
    overflow: visible;

    & > :is(nav, [data-rail-account]) {
      display: none;
    }
  }
`;

export const Brand = styled.div`
  padding-inline: var(--space-1);

  @media ${NARROW} {
    padding: 0;
  }
`;

/** Chat and call; on a phone they are in the bottom bar. */
export const RailContact = styled.div`
  flex: none;
  block-size: 46px;

  @media ${NARROW} {
    display: none;
  }
`;

/** Notifications and profile, above the account. */
export const Own = styled.div`
  display: grid;
  gap: 2px;
  margin-inline: -4px;

  @media ${NARROW} {
    margin: 0;

    & > [data-rail-profile] {
      display: none;
    }
  }
`;

export const Main = styled.main`
  min-inline-size: 0;
  padding-block-end: var(--foot-strip, 0px);

  &:focus {
    outline: none;
  }
  @media ${NARROW} {
    padding-block-end: calc(${BAR} + var(--foot-strip, 0px));
  }
`;
