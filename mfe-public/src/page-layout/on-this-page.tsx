import { styled } from 'styled-components';

import { PAGE_LAYOUT_MESSAGES as TEXTS } from './messages';

const Nav = styled.nav`
  font-size: var(--size-16);

  & h2 {
    margin-block-end: var(--space-2);
    color: var(--stone);
    font-family: var(--font-text);
    font-size: var(--size-14);
    font-weight: 600;
    letter-spacing: 0;
  }
  & a {
    display: block;
    padding-block: 6px;
    padding-inline: var(--space-4) 0;
    border-inline-start: 2px solid var(--line);
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--marigold-500);
    text-decoration: underline;
  }
`;

/** The table of contents of a long page, by the ids of its headings. */
export function OnThisPage({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <Nav aria-label={TEXTS.on_this_page}>
      <h2>{TEXTS.on_this_page}</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
