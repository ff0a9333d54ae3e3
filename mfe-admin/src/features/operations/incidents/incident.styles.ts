import { styled } from 'styled-components';

export const Summary = styled.p`
  max-inline-size: var(--measure);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** The timeline with the place to write above it. */
export const TimelineBox = styled.section`
  display: grid;
  gap: var(--space-4);
  min-inline-size: 0;

  & > header {
    display: grid;
    gap: var(--space-1);
  }
  & > header > h2 {
    font-size: var(--size-21);
    line-height: 1.3;
  }
  & > header > p {
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** When a line of the composer happened. */
export const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);

  & label {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  & input {
    inline-size: auto;
    min-block-size: 36px;
    block-size: 36px;
  }
`;

/** A line of the timeline that was corrected, and its correction. */
export const Words = styled.div`
  display: grid;
  gap: var(--space-2);

  & del {
    color: var(--stone);
    text-decoration-thickness: 1px;
  }
  & > p > small {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

export const ReviewText = styled.dl`
  display: grid;
  gap: var(--space-3);

  & dt {
    color: var(--stone);
    font-size: var(--size-14);
  }
  & dd {
    max-inline-size: var(--measure);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;
