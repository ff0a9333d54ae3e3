import { Link as TextLink } from '@ayana/shared-ui';
import { styled } from 'styled-components';

import { PAGE_LAYOUT_MESSAGES as TEXTS } from '../page-layout/messages';

export interface Source {
  name: string;
  /** Absent for offline sources. */
  href?: string;
  /** When it was read or published: `November 2026`. */
  read?: string;
}

const Box = styled.section`
  color: var(--stone);
  font-size: var(--size-16);

  /* Smaller than the text's headings. */
  && h2 {
    color: var(--ink);
    font-size: var(--size-21);
  }
  & ol {
    display: grid;
    gap: 4px;
    margin-block-start: var(--space-2);
    padding-inline-start: 1.4em;
    list-style: decimal;
  }
`;

/** The sources of a page. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <Box aria-labelledby="sources">
      <h2 id="sources">{TEXTS.sources}</h2>
      <ol>
        {sources.map(({ name, href, read }) => (
          <li key={name}>
            {href ? (
              <TextLink href={href} rel="noreferrer">
                {name}
              </TextLink>
            ) : (
              name
            )}
            {read ? TEXTS.read(read) : null}
          </li>
        ))}
      </ol>
    </Box>
  );
}
