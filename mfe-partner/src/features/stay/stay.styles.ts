import { styled } from 'styled-components';

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--space-3);
  margin: 0;

  & dt {
    color: var(--stone);
  }

  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Lines = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
  }

  & p {
    margin: 0;
    white-space: pre-line;
  }

  & small {
    display: block;
    color: var(--stone);
  }
`;

export const Parts = styled.div`
  display: grid;
  gap: var(--space-5);

  & > div {
    display: grid;
    gap: var(--space-3);
    justify-items: start;
  }
  & > div > ul,
  & > div > dl {
    justify-self: stretch;
  }
  & h3 {
    font-family: var(--font-text);
    font-size: var(--size-16);
    font-weight: 600;
    letter-spacing: 0;
  }
`;
