import { styled } from 'styled-components';

export const Frame = styled.section`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
`;

export const Window = styled.div`
  position: relative;
  min-inline-size: 0;
`;

/**
 * Grows from its end: the browser keeps the newest message in view, and what is read in place while older messages are added above. On a
 * phone with its keyboard open the box is as high as what is left. A page sets `--beside-messages` to what it shows above and below.
 */
export const Scroll = styled.div`
  display: flex;
  flex-direction: column-reverse;
  block-size: clamp(220px, calc(100dvh - var(--beside-messages, 420px)), 640px);
  padding: var(--space-3);
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--mist);
  overflow-y: auto;
  overscroll-behavior: contain;

  @media (max-width: 720px) {
    block-size: clamp(220px, calc(100dvh - var(--beside-messages, 510px)), 640px);
  }

  &[data-empty] {
    block-size: 160px;
  }
  & > p {
    max-inline-size: 44ch;
    margin: auto;
    color: var(--stone);
    text-align: center;
  }

  &:focus-visible {
    outline: 2px solid var(--teal-700);
    outline-offset: 1px;
  }
`;

export const Lines = styled.ol`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Day = styled.li`
  justify-self: center;
  padding-block: var(--space-3) var(--space-2);
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);

  &::first-letter {
    text-transform: uppercase;
  }
`;

export const NewLine = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-3) var(--space-1);
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 20px;
  color: var(--teal-800);

  &::before,
  &::after {
    content: '';
    flex: 1;
    block-size: 1px;
    background: var(--teal-700);
  }
`;

export const Message = styled.li<{ $own: boolean; $follows: boolean }>`
  display: grid;
  justify-items: ${({ $own }) => ($own ? 'end' : 'start')};
  gap: 2px;
  margin-block-start: ${({ $follows }) => ($follows ? '2px' : 'var(--space-3)')};
  padding-inline: ${({ $own }) => ($own ? 'var(--space-6) 0' : '0 var(--space-6)')};
`;

export const Author = styled.span`
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);

  & > b {
    color: var(--ink);
    font-weight: 600;
  }
`;

export const Words = styled.div<{ $own: boolean; $pending?: boolean }>`
  max-inline-size: min(100%, 68ch);
  padding: 9px 14px;
  border: 1px solid ${({ $own }) => ($own ? 'transparent' : 'var(--line)')};
  border-radius: 14px;
  border-end-start-radius: ${({ $own }) => ($own ? '14px' : '4px')};
  border-end-end-radius: ${({ $own }) => ($own ? '4px' : '14px')};
  background: ${({ $own }) => ($own ? 'var(--teal-100)' : 'var(--white)')};
  ${({ $pending }) => ($pending === true ? 'border: 1px dashed var(--control-line); background: var(--white);' : '')}
  line-height: 1.45;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const Papers = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;

  & button,
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & button {
    min-block-size: 36px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--teal-700);
    font: inherit;
    font-weight: 600;
    text-decoration: underline;
    cursor: pointer;
  }
  & svg {
    flex: none;
  }
`;

export const State = styled.span<{ $failed?: boolean }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px var(--space-2);
  font-size: var(--size-14);
  line-height: 20px;
  color: ${({ $failed }) => ($failed === true ? 'var(--coral-600)' : 'var(--stone)')};
`;

export const Older = styled.div`
  display: grid;
  justify-items: center;
  padding-block-end: var(--space-2);
`;

/** As high as a line, so that the composer does not move when someone begins to write. */
export const TypingLine = styled.p`
  min-block-size: 20px;
  margin: 0;
  padding-inline: var(--space-1);
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);
`;

export const ToNewest = styled.div`
  position: absolute;
  inset-block-end: var(--space-3);
  inset-inline: 0;
  display: grid;
  justify-items: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
    box-shadow: var(--shadow-float);
  }
`;

/** Not for those who have no keys. */
export const KeysHint = styled.span`
  @media (pointer: coarse) {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
