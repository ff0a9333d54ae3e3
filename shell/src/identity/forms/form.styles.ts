import { styled } from 'styled-components';

export const Form = styled.form`
  display: grid;
  gap: var(--space-4);
  margin-block: var(--space-5);
`;

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-4);
  align-items: start;

  @media (min-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Live regions stay in the page so that changes are announced; empty ones take no space in the form's grid. */
export const Problems = styled.div`
  display: grid;
  gap: var(--space-3);

  &[data-empty] {
    gap: 0;
    margin-block-end: calc(-1 * var(--space-4));
  }
`;

export const ProblemBox = styled.div`
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-control);
  background: var(--coral-100);
  color: var(--coral-600);
  font-size: var(--size-16);

  & li {
    margin-inline-start: var(--space-4);
    list-style: disc;
  }
  & a {
    color: inherit;
    font-weight: 400;
  }
  & button {
    min-block-size: 44px;
    color: inherit;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

export const Quiet = styled.p`
  color: var(--stone);
  font-size: var(--size-16);
`;

export const PasswordBox = styled.div`
  position: relative;

  & > input {
    padding-inline-end: 92px;
  }
  & > input::-ms-reveal {
    display: none;
  }
`;

export const Reveal = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 4px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 44px;
  padding-inline: var(--space-3);
  border-radius: var(--radius-control);
  font-size: var(--size-16);
  font-weight: 600;
`;

export const CapsLine = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-block-start: 6px;
  color: var(--marigold-700);
  font-size: var(--size-14);
  font-weight: 600;
`;

/** Three bars that fill up; the text beside them says the same. */
export const Strength = styled.div<{ $level: number }>`
  display: grid;
  grid-template-columns: repeat(3, 40px) 1fr;
  align-items: center;
  gap: 4px;
  margin-block-start: var(--space-2);
  color: var(--stone);
  font-size: var(--size-14);

  & > i {
    block-size: 4px;
    border-radius: var(--radius-full);
    background: var(--line);
  }
  & > i:nth-child(-n + ${({ $level }) => $level}) {
    background: var(--teal-700);
  }
  & > span {
    margin-inline-start: var(--space-2);
  }
`;

/** Hidden without scripts. */
export const WithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
