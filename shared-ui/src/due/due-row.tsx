import { Check, Clock, ClockAlert, Pause } from 'lucide-react';
import { styled } from 'styled-components';
import { fullMoment, type Zone } from '../time';
import { DueLine } from './due-line';
import { dueState, elapsedShare, type DueState, type Promised } from './due-state';
import { rowText } from './due-text';

const Box = styled.span`
  display: grid;
  justify-items: end;
  gap: 7px;
  font-size: var(--size-14);
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const dueColour: Record<DueState, string> = {
  running: 'var(--ink)',
  soon: 'var(--marigold-700)',
  late: 'var(--coral-600)',
  stopped: 'var(--stone)',
  met: 'var(--leaf-700)',
};

const Words = styled.span<{ $state: DueState }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  font-weight: ${({ $state }) => ($state === 'stopped' || $state === 'met' ? 400 : 600)};
  color: ${({ $state }) => dueColour[$state]};
`;

const Bar = styled.span`
  inline-size: 64px;
`;

const icons = { running: null, soon: Clock, late: ClockAlert, stopped: Pause, met: Check } as const;

export type DueRowProps = Promised & {
  now: Date;
  localZone: Zone;
  /** Shown instead when the clock is stopped, e.g. "Asked Wed". */
  stoppedText?: string;
};

/** The due time in a list row: time left or late, with a short bar when it is due today. */
export function DueRow({ now, localZone, stoppedText, ...promised }: DueRowProps) {
  const state = dueState(promised, now);
  const Icon = icons[state];
  const counting = state === 'running' || state === 'soon' || state === 'late';
  return (
    <Box title={fullMoment(promised.dueAt, localZone.zone)}>
      <Words $state={state}>
        {Icon === null ? null : <Icon size={16} aria-hidden="true" />}
        {rowText(promised, state, now, localZone, stoppedText)}
      </Words>
      {counting ? (
        <Bar>
          <DueLine state={state} share={elapsedShare(promised, now)} />
        </Bar>
      ) : null}
    </Box>
  );
}
