import { css, styled } from 'styled-components';

/** A step beside others needs as much for its words. */
const STEP_WIDTH = 104;

/** Its width decides whether the steps are beside each other. */
export const Room = styled.div`
  container-type: inline-size;
`;

export const Mark = styled.span`
  position: relative;
  z-index: 1;
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border: 2px solid var(--control-line);
  border-radius: 50%;
  background: var(--white);
  color: var(--stone);
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 1;

  [data-state='done'] > & {
    border-color: var(--teal-700);
    background: var(--teal-700);
    color: var(--white);
  }
  [data-state='current'] > & {
    border-color: var(--ink);
    background: var(--marigold-500);
    color: var(--ink);
    scale: 1.15;
  }
  [data-state='waiting'] > & {
    border: 2px dashed var(--ink);
    background: var(--marigold-100);
    color: var(--ink);
  }
  [data-state='failed'] > & {
    border-color: var(--coral-600);
    background: var(--coral-100);
    color: var(--coral-600);
  }
  [data-state='skipped'] > & {
    border-style: dashed;
    background: var(--mist);
  }
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & > b {
    font-weight: 600;
    line-height: 1.3;
  }
  :is([data-state='upcoming'], [data-state='skipped']) > & > b {
    color: var(--stone);
  }
`;

export const Note = styled.span`
  color: var(--stone);
  font-size: var(--size-14);
  line-height: 20px;

  [data-state='done'] & {
    color: var(--leaf-700);
  }
  :is([data-state='current'], [data-state='waiting']) & {
    color: var(--marigold-700);
    font-weight: 600;
  }
  [data-state='failed'] & {
    color: var(--coral-600);
  }
`;

/** A step with the line to the next one: drawn to where the steps have been, dotted from there. */
export const Item = styled.li`
  --line-width: 2.5px;
  --stroke: dotted var(--control-line);

  position: relative;
  display: flex;
  gap: var(--space-3);
  padding-block-end: var(--space-5);

  &[data-state='done'] {
    --line-width: 4.5px;
    --stroke: solid var(--marigold-500);
  }
  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 13px -13px;
    inset-inline-start: calc(13px - var(--line-width) / 2);
    border-inline-start: var(--line-width) var(--stroke);
  }
`;

const beside = css`
  flex-direction: row;

  & > ${Item} {
    flex: 1 1 0;
    min-inline-size: 96px;
    flex-direction: column;
    align-items: center;
    gap: var(--space-2);
    padding: 0 var(--space-1);
    text-align: center;
  }
  & > ${Item}:not(:last-child)::before {
    inset-block: calc(13px - var(--line-width) / 2) auto;
    inset-inline: 50% -50%;
    border-inline-start: none;
    border-block-start: var(--line-width) var(--stroke);
  }
`;

export const List = styled.ol<{ $layout: 'auto' | 'horizontal' | 'vertical'; $steps: number }>`
  display: flex;
  flex-direction: column;
  font-size: var(--size-16);

  ${({ $layout, $steps }) => {
    if ($layout === 'horizontal') return beside;
    if ($layout === 'vertical') return null;
    return css`
      @container (min-width: ${$steps * STEP_WIDTH}px) {
        ${beside}
      }
    `;
  }}
`;

export const Mini = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 3px;

  & > i {
    inline-size: 7px;
    block-size: 7px;
    border: 1.5px solid var(--control-line);
    border-radius: 50%;
  }
  & > i[data-state='done'] {
    border-color: var(--teal-700);
    background: var(--teal-700);
  }
  & > i:is([data-state='current'], [data-state='waiting']) {
    inline-size: 10px;
    block-size: 10px;
    border-color: var(--ink);
    background: var(--marigold-500);
  }
  & > i[data-state='failed'] {
    inline-size: 10px;
    block-size: 10px;
    border-color: var(--coral-600);
    background: var(--coral-100);
  }
`;
