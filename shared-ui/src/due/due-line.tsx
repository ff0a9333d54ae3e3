import { styled } from 'styled-components';
import type { DueState } from './due-state';

const Track = styled.span<{ $height: number }>`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: ${({ $height }) => $height}px;
  border-radius: var(--radius-full);
  background: var(--line);
  overflow: hidden;
`;

const Gone = styled.span<{ $colour: string }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  border-radius: inherit;
  background: ${({ $colour }) => $colour};
`;

const colours: Record<DueState, string> = {
  running: 'var(--marigold-500)',
  soon: 'var(--marigold-500)',
  late: 'var(--coral-600)',
  stopped: 'var(--control-line)',
  met: 'var(--leaf-700)',
};

/** The thin bar beside the text; never alone, since not everyone sees its colour. */
export function DueLine({ state, share, height = 3 }: { state: DueState; share: number; height?: number }) {
  return (
    <Track $height={height} aria-hidden="true">
      <Gone $colour={colours[state]} style={{ inlineSize: `${(state === 'late' ? 1 : share) * 100}%` }} />
    </Track>
  );
}
