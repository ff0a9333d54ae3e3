import { styled } from 'styled-components';

export const Box = styled.div`
  display: grid;
  gap: var(--space-6);
  inline-size: min(100%, calc(var(--content-width) + 2 * 32px));
  margin-inline: auto;
  padding: var(--space-7) 20px var(--space-8);

  & > header > p {
    max-inline-size: var(--measure);
    margin-block-start: var(--space-3);
    color: var(--stone);
    font-size: var(--size-21);
  }
  @media (min-width: 600px) {
    padding-inline: 32px;
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: var(--space-6);

  & h2 {
    font-size: var(--size-28);
  }
  & ul {
    display: grid;
    gap: var(--space-2);
    margin-block: var(--space-4);
    padding-inline-start: var(--space-4);
    list-style: disc;
  }
  & li::marker {
    color: var(--teal-700);
  }
  @media (min-width: 900px) {
    grid-template-columns: 1fr 380px;
    gap: var(--space-7);
  }
`;

export const Note = styled.p`
  color: var(--stone);
  font-size: var(--size-16);
`;

export const Contact = styled.aside`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  justify-items: start;
  padding: var(--space-5);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--white);

  & dl {
    display: grid;
    gap: var(--space-3);
    inline-size: 100%;
    padding-block-start: var(--space-4);
    border-block-start: 1px solid var(--line);
    font-size: var(--size-16);
  }
  & dt {
    color: var(--stone);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;
