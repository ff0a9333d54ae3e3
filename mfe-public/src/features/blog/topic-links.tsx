import { BLOG_TOPIC_NAMES, BLOG_TOPICS } from '@ayana/contracts/content';
import type { BlogTopic } from '@ayana/contracts/content';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { BLOG_MESSAGES as TEXTS } from './messages';

const Nav = styled.nav`
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & a {
    display: flex;
    align-items: center;
    min-block-size: var(--control-height);
    padding-inline: var(--space-4);
    border: 1px solid var(--line);
    border-radius: 999px;
    background: var(--white);
    font-size: var(--size-16);
    text-decoration: none;
    transition: background-color var(--duration-state);
  }
  & a:hover {
    background: var(--mist);
  }
  & a[aria-current] {
    border-color: var(--teal-700);
    background: var(--teal-100);
    color: var(--teal-800);
    font-weight: 600;
  }
`;

/** The topics as links, each with its own URL. */
export function TopicLinks({ chosen }: { chosen: BlogTopic | undefined }) {
  const links = [
    [undefined, TEXTS.all, '/blog'] as const,
    ...BLOG_TOPICS.map((topic) => [topic, BLOG_TOPIC_NAMES[topic], `/blog?topic=${topic}`] as const),
  ];
  return (
    <Nav aria-label={TEXTS.topics}>
      <ul>
        {links.map(([topic, name, to]) => (
          <li key={to}>
            <Link to={to} preventScrollReset aria-current={topic === chosen ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  );
}
