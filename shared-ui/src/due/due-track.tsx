import { styled } from 'styled-components';
import type { DueState } from './due-state';

const Track = styled.span`
  position: relative;
  display: block;
  block-size: 16px;
`;

const Line = styled.span<{ $dashed?: boolean; $colour: string }>`
  position: absolute;
  inset-block-start: 6px;
  border-block-start: ${({ $dashed }) => ($dashed === true ? '2px dashed' : '4px solid')} ${({ $colour }) => $colour};
  margin-block-start: ${({ $dashed }) => ($dashed === true ? '1px' : '0')};
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: 50%;
  translate: -50% -50%;
  border-radius: 50%;

  [dir='rtl'] & {
    translate: 50% -50%;
  }
`;

const Start = styled(Mark)`
  inset-inline-start: 0;
  inline-size: 9px;
  block-size: 9px;
  background: var(--teal-700);
`;

const Quarter = styled(Mark)`
  inline-size: 2px;
  block-size: 12px;
  border-radius: 0;
  background: var(--stone);
`;

const Now = styled(Mark)<{ $colour: string }>`
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid var(--ink);
  background: ${({ $colour }) => $colour};
`;

const End = styled(Mark)`
  inset-inline-start: 100%;
  inline-size: 13px;
  block-size: 13px;
  border: 2px solid var(--control-line);
  background: var(--paper);
`;

const colour: Record<DueState, string> = {
  running: 'var(--marigold-500)',
  soon: 'var(--marigold-500)',
  late: 'var(--coral-600)',
  stopped: 'var(--control-line)',
  met: 'var(--leaf-700)',
};

/** The time as a piece of the journey line: elapsed is solid with ticks, now has a dark ring, the remaining part is dashed. */
export function DueTrack({ state, share }: { state: DueState; share: number }) {
  const at = state === 'late' ? 1 : share;
  return (
    <Track aria-hidden="true">
      <Line $dashed $colour="var(--control-line)" style={{ insetInlineStart: `${at * 100}%`, insetInlineEnd: 0 }} />
      <Line $colour={colour[state]} style={{ insetInlineStart: 0, inlineSize: `${at * 100}%` }} />
      {[0.25, 0.5, 0.75]
        .filter((quarter) => quarter < at - 0.02)
        .map((quarter) => (
          <Quarter key={quarter} style={{ insetInlineStart: `${quarter * 100}%` }} />
        ))}
      <Start />
      <End />
      <Now $colour={colour[state]} style={{ insetInlineStart: `${at * 100}%` }} />
    </Track>
  );
}
