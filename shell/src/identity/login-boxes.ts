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
  padding: var(--space-4) 20px var(--space-8);

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

export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-5);
`;

export const PasswordBox = styled.div`
  position: relative;

  & > input {
    padding-inline-end: 92px;
  }
`;

export const Reveal = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding-inline: var(--space-3);
  font-size: var(--size-16);
  font-weight: 600;
`;

export const Failure = styled.p`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--coral-100);
  color: var(--coral-600);
  font-size: var(--size-16);
`;

export const Help = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-3);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
  font-size: var(--size-16);

  & > svg {
    margin-block-start: 3px;
    color: var(--teal-700);
  }
`;
