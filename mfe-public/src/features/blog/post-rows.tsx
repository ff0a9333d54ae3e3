import { BLOG_TOPIC_NAMES } from '@ayana/contracts/content';
import { Drawing, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { longDate } from '../../time/long-date';
import { BLOG_MESSAGES as TEXTS } from './messages';
import { postPath } from './post';
import type { PostSummary } from './post';
import { postDrawing } from './post-drawings';

/** A drawing aligned to the lower edge. */
export const Scene = styled(Drawing)`
  overflow: hidden;
  padding-block-start: var(--space-3);
  border-block-end: 2px solid var(--ink);
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--sky);

  & img {
    inline-size: 100%;
  }
`;

const List = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: 76px minmax(0, 1fr);
    gap: var(--space-2) var(--space-4);
    align-items: start;
    padding-block: var(--space-5);
    border-block-start: 1px solid var(--line);
  }
  & :is(h2, h3) {
    font-size: var(--size-21);
    line-height: 1.25;
  }
  & a {
    font-weight: inherit;
  }
  & p {
    max-inline-size: var(--measure);
    margin-block-start: 4px;
    color: var(--stone);
    font-size: var(--size-16);
  }
  @media (min-width: 760px) {
    & > li {
      grid-template-columns: 168px minmax(0, 1fr);
      gap: var(--space-2) var(--space-6);
    }
    & > li > figure {
      grid-row: 1 / span 2;
    }
    & :is(h2, h3) {
      font-size: var(--size-24);
    }
  }
  @media (max-width: 1039px) {
    & > li > p {
      grid-column: 2;
    }
  }
  /* Break the line between topic and day, not inside them. */
  @media (min-width: 1040px) {
    & > li {
      grid-template-columns: 168px minmax(0, 1fr) 212px;
    }
    & > li > p {
      display: grid;
      margin-block-start: 6px;
    }
  }
`;

export const Facts = styled.p`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
    color: var(--stone);
    font-size: var(--size-14);
  }
`;

/** Topic, length and day of an article. */
export function PostFacts({ post: { topic, reading_minutes, published_on } }: { post: PostSummary }) {
  return (
    <Facts>
      <span>{BLOG_TOPIC_NAMES[topic]}</span>
      <span>
        <time dateTime={published_on}>{longDate(published_on)}</time>, {TEXTS.minutes(reading_minutes)}
      </span>
    </Facts>
  );
}

/** Articles under one another, with a hairline between them. */
export function PostRows({ posts, heading: Heading }: { posts: readonly PostSummary[]; heading: 'h2' | 'h3' }) {
  return (
    <List>
      {posts.map((post) => (
        <li key={post.slug}>
          <Scene {...postDrawing(post.drawing)} />
          <div>
            <Heading>
              <TextLink as={Link} to={postPath(post.slug)}>
                {post.title}
              </TextLink>
            </Heading>
            <p>{post.summary}</p>
          </div>
          <PostFacts post={post} />
        </li>
      ))}
    </List>
  );
}
