import { styled } from 'styled-components';

import { RESOURCES_MESSAGES as TEXTS } from './messages';
import { RED_FLAGS } from './article-messages';

const Sides = styled.div`
  display: grid;
  gap: var(--space-4);

  @media (min-width: 700px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Box = styled.section<{ $now?: boolean }>`
  padding: var(--space-5);
  border-radius: var(--radius-card);
  background: ${({ $now }) => ($now ? 'var(--coral-100)' : 'var(--marigold-100)')};
  break-inside: avoid;

  & h3 {
    margin-block: 0 var(--space-3);
  }
  & ul {
    font-size: var(--size-16);
  }

  @media print {
    border: 1px solid var(--ink);
  }
`;

const Lines = styled.ul`
  &&& {
    padding-inline-start: 0;
    list-style: none;
  }
  & li {
    display: flex;
    gap: var(--space-2);
  }
  /* A box to tick on the printed page. */
  & li::before {
    content: '';
    flex: none;
    inline-size: 13px;
    block-size: 13px;
    margin-block-start: 0.35em;
    border: 1.5px solid var(--ink);
    border-radius: 3px;
  }
`;

/** Warning signs after any operation, by urgency. */
export function RedFlags() {
  return (
    <Sides>
      <Box $now aria-labelledby="flags-now">
        <h3 id="flags-now">{TEXTS.now}</h3>
        <Lines>
          {RED_FLAGS.now.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Box>
      <Box aria-labelledby="flags-today">
        <h3 id="flags-today">{TEXTS.today}</h3>
        <Lines>
          {RED_FLAGS.today.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </Box>
    </Sides>
  );
}
