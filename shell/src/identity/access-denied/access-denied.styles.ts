import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  inline-size: min(100%, 480px);
  margin-inline: auto;
  /* On a phone the floating buttons are at the bottom: leave space for them. */
  padding: var(--space-5) var(--space-4) calc(var(--space-8) + var(--space-7));

  & > img {
    inline-size: 100%;
  }
  & > h1 {
    font-size: var(--size-40);
  }
`;

export const Facts = styled.dl`
  padding: 0 var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & > div {
    padding-block: var(--space-4);
  }
  & > div + div {
    border-block-start: 1px solid var(--line);
  }
  & dt {
    color: var(--stone);
    font-size: var(--size-16);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 10px;
  border-radius: var(--radius-full);
  background: var(--marigold-100);
  color: var(--marigold-700);
  font-size: var(--size-16);
  font-weight: 600;
`;

export const Note = styled.section`
  padding: var(--space-4);
  border-radius: var(--radius-card);
  background: var(--mist);

  & > h2 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-4);
`;
