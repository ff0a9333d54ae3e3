import { styled } from 'styled-components';

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: var(--space-3);
`;

export const Doctors = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

export const Card = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--space-3) var(--space-4);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > img {
    inline-size: 72px;
    block-size: auto;
  }
  & h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** Beside the facts, on a phone below them. */
export const CardEnd = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  grid-column: 1 / -1;

  & > p {
    flex: 1 1 220px;
  }
`;
