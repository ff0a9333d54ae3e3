import { css, styled } from 'styled-components';
import type { TimelineKind } from './timeline-kind';

export const List = styled.ol`
  display: grid;
`;

export const Entry = styled.li<{ $muted: boolean }>`
  position: relative;
  padding-inline-start: 30px;
  padding-block-end: 14px;
  color: ${({ $muted }) => ($muted ? 'var(--stone)' : 'inherit')};
`;

const dots: Record<TimelineKind, ReturnType<typeof css>> = {
  event: css`
    border-color: var(--teal-700);
    background: var(--teal-700);
    scale: 0.78;
  `,
  system: css`
    border-color: var(--teal-700);
  `,
  note: css`
    border-color: var(--teal-700);
  `,
  now: css`
    border-color: var(--ink);
    background: var(--marigold-500);
    scale: 1.1;
  `,
  future: css`
    border-color: var(--control-line);
    border-style: dashed;
  `,
};

export const Dot = styled.span<{ $kind: TimelineKind }>`
  position: absolute;
  z-index: 1;
  inset-block-start: 3px;
  inset-inline-start: 2px;
  inline-size: 16px;
  block-size: 16px;
  border: 2px solid;
  border-radius: 50%;
  background: var(--white);
  ${({ $kind }) => dots[$kind]}
`;

export const Line = styled.span<{ $dashed: boolean }>`
  position: absolute;
  inset-block: 12px -10px;
  inset-inline-start: 9px;
  border-inline-start: 2px ${({ $dashed }) => ($dashed ? 'dashed var(--control-line)' : 'solid var(--marigold-500)')};
`;

export const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-4);
  min-inline-size: 0;

  & > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

export const When = styled.time`
  flex: none;
  font-size: var(--size-14);
  color: var(--stone);
  font-variant-numeric: tabular-nums;
`;

const grounds = { theirs: 'var(--mist)', ours: 'var(--teal-100)', note: 'var(--marigold-100)', bare: 'transparent' };

export const Bubble = styled.div<{ $tone: keyof typeof grounds }>`
  margin-block-start: 6px;
  padding: ${({ $tone }) => ($tone === 'bare' ? '0' : '10px 14px')};
  border-radius: 10px;
  background: ${({ $tone }) => grounds[$tone]};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
