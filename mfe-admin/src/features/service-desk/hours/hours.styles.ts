import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--space-6);

  & h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & h3 {
    font-family: inherit;
    font-size: var(--size-16);
    font-weight: 700;
  }
`;

/** The week beside the holidays; one below the other where there is no room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: var(--space-6) var(--space-7);
  align-items: start;
`;

export const Part = styled.section`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  & > p {
    color: var(--stone);
  }
`;

export const Days = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);

  & > legend {
    padding-block-end: 2px;
    font-weight: 600;
  }
`;

export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 160px));
  gap: var(--space-4);
`;
