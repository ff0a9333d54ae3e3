import { ScreenFrame } from '@ayana/case-kit/list-detail';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Database, type LucideIcon, Mail, PackageCheck, TestTubeDiagonal } from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: var(--space-3);

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  & > li:hover {
    border-color: var(--teal-700);
  }
  & svg {
    margin-block-start: 3px;
    color: var(--teal-700);
  }
  & a {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  /* The whole card opens its page. */
  & a::after {
    position: absolute;
    inset: 0;
    border-radius: inherit;
    content: '';
  }
  & p {
    grid-column: 2;
    color: var(--stone);
    font-size: var(--size-14);
    line-height: 20px;
  }
`;

const PAGES: readonly [keyof typeof messages.pages, path: string, LucideIcon][] = [
  ['releases', '/admin/releases', PackageCheck],
  ['database', '/database-overview', Database],
  ['forms', '/admin/test-unified-forms', TestTubeDiagonal],
  ['email', '/test-email', Mail],
];

/** The pages about the site itself, behind one entry of the rail. */
export function Component() {
  return (
    <ScreenFrame title={messages.title} lead={messages.lead}>
      <Cards>
        {PAGES.map(([page, path, Icon]) => (
          <li key={page}>
            <Icon size={20} aria-hidden="true" />
            <RouterLink href={path}>{messages.pages[page].title}</RouterLink>
            <p>{messages.pages[page].text}</p>
          </li>
        ))}
      </Cards>
    </ScreenFrame>
  );
}
