import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  max-inline-size: 720px;
  padding: var(--space-6) var(--space-4);
  margin-inline: auto;

  & > h1 {
    margin-block-start: var(--space-4);
    font-size: var(--size-40);
    line-height: 1.14;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--space-5);
  margin-block-start: var(--space-3);
  padding-block-start: var(--space-5);
  border-block-start: 1px solid var(--line);
  font-size: var(--size-16);

  & h2 {
    margin-block-end: var(--space-2);
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.5;
  }
`;

export const Line = styled.li`
  display: flex;
  gap: var(--space-2);
  padding-block: 3px;

  & > svg {
    flex: none;
    margin-block-start: 4px;
    color: var(--teal-700);
  }
`;

export const Support = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
  font-size: var(--size-14);

  & > summary {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: var(--space-4);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary > svg {
    transition: rotate var(--duration-state);
  }
  &[open] > summary > svg {
    rotate: 90deg;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-1);
  padding-block: 0 var(--space-4);
  padding-inline: 42px var(--space-4);

  & > div {
    display: grid;
    grid-template-columns: 100px 1fr;
  }
  & dt {
    color: var(--stone);
  }
  & dd {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;
