import { css, styled } from 'styled-components';

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-2);
  /* It may be in a narrow pane of a wide window. */
  container-type: inline-size;

  & > [data-search] {
    flex: 1 1 240px;
    max-inline-size: 360px;
  }
  /* Compact lists have the label within the field. */
  :root:not([data-density='compact']) & [data-search] input::placeholder {
    color: transparent;
  }
  @media (min-width: 721px) {
    :root[data-density='compact'] & [data-search] label {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  /* In a bar a field is as high as a button, and has no error. */
  & [data-search] label {
    font-size: var(--size-14);
  }
  & [data-search] > div > div:empty {
    display: none;
  }
  @media (pointer: fine) {
    --control-height: 36px;

    & input {
      padding-block: 5px;
    }
  }
  & > [data-end] {
    display: flex;
    gap: var(--space-2);
    margin-inline-start: auto;
  }
  @container (max-width: 640px) {
    & > [data-search] {
      flex-basis: 200px;
      max-inline-size: none;
    }
    & > [data-end] {
      margin-inline-start: 0;
    }
  }
`;

const button = css`
  min-block-size: 36px;
  padding: 5px var(--space-3);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  background: var(--white);
  font-size: var(--size-14);
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: var(--teal-700);
    color: var(--teal-800);
  }
  &[aria-pressed='true'] {
    border-color: var(--teal-700);
    background: var(--teal-100);
    color: var(--teal-800);
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

/** A filter that is on or off. */
export const Flag = styled.button`
  ${button}
  flex: none;
  max-inline-size: 100%;
`;

/** A day with its name before it. */
export const Day = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: var(--size-14);
  font-weight: 600;

  & > input {
    inline-size: 148px;
    min-block-size: 36px;
    padding-block: 5px;
  }
`;

/** Shows the other filters where there is little room, as on a phone, where they would fill the screen. */
export const Fold = styled.button`
  ${button}
  display: none;

  @container (max-width: 640px) {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  @container (max-width: 640px) {
    flex: 0 0 100%;

    &:not([data-open]) {
      display: none;
    }
  }
`;
