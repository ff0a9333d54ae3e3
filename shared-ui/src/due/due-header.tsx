import { styled } from 'styled-components';
import { messages } from './messages';
import { duration, twoZoneText, type Zone } from '../time';
import { DueLine } from './due-line';
import { dueState, elapsedShare, type Promised } from './due-state';
import { bandTitle } from './due-text';

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  min-inline-size: 240px;
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);

  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
  }
  & strong {
    font-family: var(--font-heading);
    font-size: 21px;
    font-weight: 500;
    line-height: 28px;
    color: var(--ink);
  }
`;

export type DueHeaderProps = Promised & { now: Date; localZone: Zone; otherZone: Zone | null };

/** The due time in a page's header. */
export function DueHeader({ now, localZone, otherZone, ...promised }: DueHeaderProps) {
  const state = dueState(promised, now);
  return (
    <Box>
      <div>
        <strong>{bandTitle(promised, state, now, '')}</strong>
        <span>{messages.of(duration(promised.dueAt.getTime() - promised.startedAt.getTime()))}</span>
      </div>
      <DueLine state={state} share={elapsedShare(promised, now)} height={4} />
      <span>{messages.promisedBy(twoZoneText(promised.dueAt, now, localZone, otherZone))}</span>
    </Box>
  );
}
