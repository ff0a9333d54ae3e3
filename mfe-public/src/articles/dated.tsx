import { styled } from 'styled-components';

const Line = styled.p`
  margin-block-start: var(--space-4);
  color: var(--stone);
  font-size: var(--size-16);
`;

/** Date and version of a page, below its lead. */
export function Dated({ children }: { children: string }) {
  return <Line>{children}</Line>;
}
