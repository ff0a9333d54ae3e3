import { styled } from 'styled-components';

/** Hospitals to choose from, each with what speaks for it. */
export const CandidateList = styled.div`
  display: grid;
  gap: var(--space-1);
  max-block-size: 40vh;
  overflow-y: auto;

  & small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;
