import { styled } from 'styled-components';

/** Long lines of fields are hard to follow, and most of these answers are short. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-6);
  max-inline-size: 760px;
`;

export const Short = styled.div`
  max-inline-size: 300px;
`;

export const Steps = styled.div`
  display: grid;
  gap: var(--space-3);

  & > ol {
    display: grid;
    gap: var(--space-3);
  }
`;

export const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-5) var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  min-block-size: 44px;

  & > b {
    flex: 1;
    font-family: var(--font-heading);
    font-size: var(--size-21);
    font-weight: 500;
  }
`;

export const Targets = styled.ul`
  display: grid;

  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    border-block-end: 1px solid var(--line);
  }
  & > li > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & > li > svg {
    flex: none;
    color: var(--stone);
  }
`;

export const Adding = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: start;
`;

export const Boxes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
`;
