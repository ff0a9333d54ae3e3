import { styled } from 'styled-components';

const WIDE = '(min-width: 1000px)';

export const Page = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100vh;
  background: var(--white);

  @media ${WIDE} {
    grid-template-rows: none;
    grid-template-columns: 1.25fr 1fr;
  }
`;

export const Aside = styled.aside`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  padding: var(--space-4) 20px;
  background: var(--sea);

  @media ${WIDE} {
    position: sticky;
    inset-block-start: 0;
    align-items: flex-start;
    block-size: 100vh;
    padding: var(--space-6) var(--space-7) 0;
  }
`;

export const FormColumn = styled.div`
  display: flex;
  flex-direction: column;
  /* On a phone the floating buttons are at the bottom: leave space for them. */
  padding: var(--space-4) 20px calc(var(--space-8) + var(--space-7));

  & > main {
    inline-size: min(100%, 400px);
    margin: auto;
    padding-block: var(--space-5);
  }
  & > main:focus {
    outline: none;
  }
  & h1 {
    font-size: var(--size-28);
  }
  & h1 + p {
    margin-block-start: var(--space-1);
    color: var(--stone);
  }
  @media ${WIDE} {
    padding: var(--space-6) var(--space-7);
  }
`;

export const TopLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-5);

  & > a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    color: var(--ink);
    font-size: var(--size-16);
    text-decoration: none;
  }
  & > a:hover {
    text-decoration: underline;
  }
`;

/** Alternatives below the form. */
export const Helps = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
`;

export const Help = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-3);
  font-size: var(--size-16);
  & > svg {
    margin-block-start: 3px;
    color: var(--teal-700);
  }
`;

/** Content before the screen's heading. */
export const Before = styled.div`
  margin-block-end: var(--space-5);
`;

/** The tabs as a segmented control; they are links. */
export const Segments = styled.div`
  margin-block-end: var(--space-5);

  & > nav {
    gap: 4px;
    padding: 4px;
    border-radius: var(--radius-control);
    background: var(--mist);
    box-shadow: none;
  }
  & a {
    flex: 1;
    padding-inline: var(--space-2);
    border: 1px solid transparent;
    border-radius: 4px;
    font-weight: 600;
    text-align: center;
  }
  & a[aria-current] {
    border-color: var(--line);
    background: var(--white);
    box-shadow: none;
  }
`;

/** A short message: what happened, and what to do next. */
export const MessageBox = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;

  & h1:focus {
    outline: none;
  }
  & strong {
    overflow-wrap: anywhere;
  }
`;

/** A link below a form or a screen. */
export const FormLink = styled.p`
  margin-block-start: var(--space-4);
`;
