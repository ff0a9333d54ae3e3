import type { ReactNode } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

const HEIGHT = '65px';

/** Keeps the focused element clear of the bar and of the shell's strip below it. */
const BarRoom = createGlobalStyle`
  @media (max-width: 759px) {
    :root {
      scroll-padding-block-end: calc(var(--foot-strip, 0px) + ${HEIGHT});
    }
  }
`;

/** Sticky above the shell's strip, and in the flow at the end of the text, so that it never covers content permanently. */
const Bar = styled.div`
  display: none;

  @media (max-width: 759px) {
    position: sticky;
    z-index: 20;
    inset-block-end: calc(var(--foot-strip, 0px) + env(safe-area-inset-bottom));
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    min-block-size: ${HEIGHT};
    padding: var(--space-2) var(--space-5);
    border-block-start: 1px solid var(--line);
    background: var(--white);
    font-size: var(--size-16);
    line-height: 1.3;
  }
  & > p {
    flex: 1 0 max-content;
    color: var(--stone);
    font-size: var(--size-14);
  }
  & > p > strong {
    display: block;
    color: var(--ink);
    font-size: var(--size-18);
  }
  @media print {
    display: none;
  }
`;

/** On a phone: a sticky bar with price and action. */
export function ActionBar({
  price,
  children,
}: {
  price: readonly [from: string, of: string] | null;
  children: ReactNode;
}) {
  return (
    <Bar data-foot-bar>
      <BarRoom />
      {price === null ? null : (
        <p>
          <strong>{price[0]}</strong>
          {price[1]}
        </p>
      )}
      <div>{children}</div>
    </Bar>
  );
}
