import { styled } from 'styled-components';
import { messages } from './messages';
import { fullMoment, shortMoment, twoZoneText, type Zone } from '../time';
import { dueColour } from './due-row';
import { dueState, elapsedShare, type DueState, type Promised } from './due-state';
import { bandText, bandTitle, eventTitle } from './due-text';
import { DueTrack } from './due-track';

const Room = styled.section`
  flex: none;
  container-type: inline-size;
`;

const Band = styled.div<{ $state: DueState }>`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: var(--space-3) var(--space-6);
  padding: var(--space-3) 20px;
  border: 1px solid ${({ $state }) => ($state === 'late' ? 'var(--coral-600)' : 'var(--line)')};
  border-radius: var(--radius-card);
  background: var(--paper);

  @container (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Title = styled.h2<{ $state: DueState }>`
  font-size: 21px;
  line-height: 28px;
  letter-spacing: 0;
  color: ${({ $state }) => ($state === 'late' ? dueColour.late : 'inherit')};
`;

const Words = styled.p`
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-start: var(--space-2);
`;

export type DueBandProps = Promised & {
  now: Date;
  localZone: Zone;
  otherZone: Zone | null;
  /** What is due: "reply". */
  what: string;
  /** An event that it is the time of, in place of something promised: "Pickup". */
  event?: string;
  /** What happens when the time is over. */
  atZero?: string;
};

/** The due time across the top of a case: time left, due time in both zones, and a progress line. */
export function DueBand({ now, localZone, otherZone, what, event, atZero, ...promised }: DueBandProps) {
  const state = dueState(promised, now);
  return (
    <Room aria-label={messages.promise}>
      <Band $state={state}>
        <div>
          <Title $state={state}>
            {event === undefined ? bandTitle(promised, state, now, what) : eventTitle(promised, now, event)}
          </Title>
          <Words>
            {event === undefined
              ? bandText(promised, state, now, localZone, otherZone)
              : twoZoneText(promised.dueAt, now, localZone, otherZone)}
          </Words>
          {atZero !== undefined && (state === 'running' || state === 'soon') ? <Words>{atZero}</Words> : null}
        </div>
        <div>
          <DueTrack state={state} share={elapsedShare(promised, now)} />
          <Ends>
            <Words title={fullMoment(promised.startedAt, localZone.zone)}>
              {messages.received(shortMoment(promised.startedAt, now, localZone.zone))}
            </Words>
            <Words title={fullMoment(promised.dueAt, localZone.zone)}>
              {messages.due(
                what.charAt(0).toUpperCase() + what.slice(1),
                shortMoment(promised.dueAt, now, localZone.zone),
              )}
            </Words>
          </Ends>
        </div>
      </Band>
    </Room>
  );
}
