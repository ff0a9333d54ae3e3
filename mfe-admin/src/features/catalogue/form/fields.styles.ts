import { styled } from 'styled-components';

export const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 240px) minmax(0, 1fr);
  gap: var(--space-3) var(--space-6);
  padding-block-end: var(--space-6);
  border-block-end: 1px solid var(--line);

  & > header p {
    margin-block-start: var(--space-1);
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 1.43;
  }
  & h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
  /* The heading beside it says the same. */
  &[data-single] > div > div > fieldset > legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
  gap: var(--space-4) var(--space-5);
  align-items: start;
`;

export const WideField = styled.div`
  min-inline-size: 0;

  &[data-wide] {
    grid-column: 1 / -1;
  }
  /* A check box is in line with the inputs beside it. */
  &:has(> label > input[type='checkbox']) {
    align-self: end;
  }
`;

export const FieldSet = styled.fieldset`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;

  & > legend {
    margin-block-end: var(--space-2);
    font-weight: 600;
  }
  & > p {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > p:empty {
    display: none;
  }
`;

export const Rows = styled.ol`
  display: grid;
  gap: var(--space-3);
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > :first-child {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  }
`;

export const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-5);
`;

export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-block-end: var(--space-2);
`;

export const ChosenItem = styled.li`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  max-inline-size: 100%;
  padding-inline-start: var(--space-3);
  border-radius: var(--radius-full);
  background: var(--teal-100);
  color: var(--teal-800);

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > small {
    font-weight: 600;
  }
  & > :last-child:not(button) {
    padding-inline-end: var(--space-3);
  }
`;

export const PickLine = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  & > :first-child {
    flex: 0 1 320px;
  }
`;

/** A drawing, and beside it the fields it is made of. */
export const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-4) var(--space-5);

  & > img {
    flex: none;
    border-radius: var(--radius-card);
  }
  & > div {
    flex: 1 1 240px;
  }
`;
