import { styled } from 'styled-components';

const Line = styled.p`
  margin-block-start: var(--space-4);
  color: var(--stone);
  font-size: var(--size-16);
`;

/** Beneath a page's lead: as of when it holds, which version it is. */
export function Dated({ children }: { children: string }) {
  return <Line>{children}</Line>;
}
