import { styled } from 'styled-components';

export const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 2px var(--space-4);
  align-items: start;

  & > legend {
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
  & > label {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    align-items: start;
    min-block-size: 40px;
    padding: 8px var(--space-2);
    border-radius: var(--radius-control);
    line-height: 24px;
    cursor: pointer;
  }
  & > label:hover {
    background: var(--mist);
  }
  & > label:has(:checked) {
    background: var(--teal-100);
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--teal-700);
    outline-offset: 2px;
  }
  & input {
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 4px;
    accent-color: var(--teal-700);
    outline: none;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 18px;
  }
  & > label[data-refused] {
    color: var(--stone);
    cursor: not-allowed;
  }
`;
