import { Check, Lock, TriangleAlert } from 'lucide-react';
import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';
import type { JourneyStop, StopState } from './journey-stop';

const marks: Record<StopState, ReturnType<typeof css>> = {
  done: css`
    border-color: var(--teal-700);
    background: var(--teal-700);
    color: var(--white);
  `,
  now: css`
    border-color: var(--ink);
    background: var(--marigold-500);
    scale: 1.15;
  `,
  later: css`
    border-color: var(--control-line);
    color: var(--stone);
  `,
  broken: css`
    border-color: var(--coral-600);
    background: var(--coral-100);
    color: var(--coral-600);
  `,
  gated: css`
    border-color: var(--ink);
    border-style: dashed;
    background: var(--marigold-100);
  `,
};

const Mark = styled.span<{ $state: StopState }>`
  position: relative;
  z-index: 1;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border: 2px solid;
  border-radius: 50%;
  background: var(--white);
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 1;
  ${({ $state }) => marks[$state]}
`;

const Note = styled.span<{ $state: StopState }>`
  font-size: var(--size-14);
  line-height: 20px;
  font-weight: ${({ $state }) => ($state === 'now' ? 600 : 400)};
  color: ${({ $state }) =>
    ({
      done: 'var(--leaf-700)',
      now: 'var(--marigold-700)',
      later: 'var(--stone)',
      broken: 'var(--coral-600)',
      gated: 'var(--marigold-700)',
    })[$state]};
`;

const Item = styled.li<{ $state: StopState }>`
  position: relative;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    ${({ $state }) =>
      $state === 'done'
        ? css`
            border: 0 solid var(--marigold-500);
            --line-width: 4.5px;
          `
        : css`
            border: 0 dotted var(--control-line);
            --line-width: 2.5px;
          `}
  }
`;

const Words = styled.span`
  display: grid;

  & > b {
    font-weight: 600;
    line-height: 1.3;
  }
`;

export const Stops = styled.ol<{ $vertical: boolean }>`
  display: flex;
  flex-direction: ${({ $vertical }) => ($vertical ? 'column' : 'row')};
  font-size: var(--size-16);

  & > ${Item} {
    display: flex;
    ${({ $vertical }) =>
      $vertical
        ? css`
            gap: var(--space-3);
            padding-block-end: var(--space-5);
          `
        : css`
            flex: 1 1 0;
            min-inline-size: 96px;
            flex-direction: column;
            align-items: center;
            gap: var(--space-2);
            padding-inline: var(--space-1);
            text-align: center;
          `}
  }
  & > ${Item}::before {
    ${({ $vertical }) =>
      $vertical
        ? css`
            inset-block: 13px -13px;
            inset-inline-start: 11px;
            border-inline-start-width: var(--line-width);
          `
        : css`
            inset-block-start: 11px;
            inset-inline: 50% -50%;
            border-block-start-width: var(--line-width);
          `}
  }
`;

export function Stop({ stop, number, stateWord }: { stop: JourneyStop; number: number; stateWord: string }) {
  return (
    <Item $state={stop.state} aria-current={stop.state === 'now' ? 'step' : undefined}>
      <Mark $state={stop.state} aria-hidden="true">
        {stop.state === 'done' ? <Check size={16} strokeWidth={3} /> : null}
        {stop.state === 'broken' ? <TriangleAlert size={15} /> : null}
        {stop.state === 'gated' ? <Lock size={13} /> : null}
        {stop.state === 'now' || stop.state === 'later' ? number : null}
      </Mark>
      <Words>
        <b>{stop.label}</b>
        <VisuallyHidden>{stateWord}</VisuallyHidden>
        {stop.note === undefined ? null : <Note $state={stop.state}>{stop.note}</Note>}
      </Words>
    </Item>
  );
}
