import { styled } from 'styled-components';

/** What is watched, with its question below. */
export const Watched = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  scroll-margin-block-start: var(--space-6);

  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 1.43;
  }
`;

/** The trial within the dialog: a quiet ground, so that it is no part of what is saved. */
export const TrialBox = styled.section`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
  border-radius: 10px;
  background: var(--mist);

  & > h3 {
    font-size: var(--size-16);
    font-weight: 600;
    line-height: 1.375;
  }
  & > p {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > p[data-found] {
    color: var(--ink);
    font-size: var(--size-16);
  }
  & > ul {
    justify-self: stretch;
    max-block-size: 260px;
    overflow-y: auto;
  }
`;

export const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  & > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    max-inline-size: 100%;
    padding-inline-start: 10px;
    border: 1px solid var(--control-line);
    border-radius: var(--radius-full);
    font-size: var(--size-14);
  }
`;

/** The head of a part of the page: what it is, and what adds to it. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block: var(--space-8) var(--space-4);

  & h2 {
    font-size: var(--size-20);
    font-weight: 600;
    line-height: 1.3;
  }
  & p {
    color: var(--stone);
  }
`;
