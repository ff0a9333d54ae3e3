import { styled } from 'styled-components';

export const Board = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--space-5);
  align-items: start;
`;

export const Column = styled.section`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;

  & > div {
    display: grid;
    gap: var(--space-3);
  }
  & > header {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
  }
  & h2 {
    font-size: var(--size-20);
  }
  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    color: var(--stone);
  }
`;

export const Stays = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

export const Stay = styled.li`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  overflow-wrap: anywhere;

  & :is(h3, h4) {
    font-family: var(--font-text);
    font-weight: 600;
    font-size: var(--size-18);
    color: inherit;
    line-height: 1.3;
  }
`;

export const Quiet = styled.p`
  color: var(--stone);
`;

export const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  align-items: center;
  margin-block-start: var(--space-1);

  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
  }
`;
