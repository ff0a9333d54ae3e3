import { styled } from 'styled-components';

/** A form that is a page of its own: groups below each other, and a bar to save. */
export const FormPage = styled.form`
  --edit-bar-end: 84px;

  display: grid;
  gap: var(--space-6);

  & h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
  @media (max-width: 860px) {
    --edit-bar-end: calc(148px + env(safe-area-inset-bottom));
  }
`;

/** The same groups where each has its own dialogs instead of a form. */
export const PageParts = styled(FormPage).attrs({ as: 'div' })``;

export const Part = styled.section`
  display: grid;
  gap: var(--space-3);

  & > p {
    color: var(--stone);
  }
`;

/** Short fields side by side where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

export const SaveBar = styled.div`
  position: sticky;
  z-index: 3;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-3);
  border-block-start: 1px solid var(--line);
  background: var(--white);

  @media (max-width: 860px) {
    inset-block-end: calc(64px + env(safe-area-inset-bottom));
    background: var(--paper);
  }
`;
