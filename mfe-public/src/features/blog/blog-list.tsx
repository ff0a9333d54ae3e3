import { BLOG_TOPIC_NAMES } from '@ayana/contracts/content';
import type { BlogTopic } from '@ayana/contracts/content';
import { Button, EmptyState, Link as TextLink, QuietLine } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { ListFailed } from '../../catalogue/list-states';
import { Content } from '../../page-layout/page-layout.styles';
import { PageHead } from '../../page-layout/page-head';
import type { PostsPage } from './load-posts';
import { BLOG_MESSAGES as TEXTS } from './messages';
import { postPath } from './post';
import type { PostSummary } from './post';
import { postDrawing } from './post-drawings';
import { PostFacts, PostRows, Scene } from './post-rows';
import { TopicLinks } from './topic-links';

const Box = styled(Content)`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-6) var(--space-8);
`;

const First = styled.article`
  display: grid;
  gap: var(--space-5);

  & h2 {
    font-size: var(--size-34);
  }
  & h2 a {
    font-weight: inherit;
  }
  & p {
    max-inline-size: 34em;
    margin-block-start: var(--space-3);
  }
  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 460px) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-7);
  }
`;

interface BlogListProps {
  topic: BlogTopic | undefined;
  /** Null when the articles could not be read. */
  page: PostsPage | null;
}

/** Articles, the newest one large; optionally of one topic. */
export function BlogList({ topic, page }: BlogListProps) {
  return (
    <>
      <PageHead title={topic ? TEXTS.of_topic(BLOG_TOPIC_NAMES[topic]) : TEXTS.title} lead={TEXTS.lead} />
      <Box>
        <TopicLinks chosen={topic} />
        {page === null ? (
          <ListFailed title={TEXTS.failed} text={TEXTS.failed_text} retry={TEXTS.retry} />
        ) : (
          <Posts page={page} topic={topic} />
        )}
      </Box>
    </>
  );
}

function Posts({ page: { items, next_cursor }, topic }: { page: PostsPage; topic: BlogTopic | undefined }) {
  const [first, ...others] = items;
  if (first === undefined) {
    return (
      <EmptyState
        drawing={<QuietLine />}
        title={TEXTS.empty}
        text={TEXTS.empty_text}
        action={
          <Button as={Link} to="/blog">
            {TEXTS.all}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Lead post={first} />
      {others.length === 0 ? null : <PostRows posts={others} heading="h2" />}
      {next_cursor === null ? null : (
        <p>
          <TextLink as={Link} to={`/blog?${new URLSearchParams({ ...(topic ? { topic } : {}), after: next_cursor })}`}>
            {TEXTS.older}
          </TextLink>
        </p>
      )}
    </>
  );
}

function Lead({ post }: { post: PostSummary }) {
  return (
    <First>
      <Scene {...postDrawing(post.drawing)} eager />
      <div>
        <h2>
          <TextLink as={Link} to={postPath(post.slug)}>
            {post.title}
          </TextLink>
        </h2>
        <p>{post.summary}</p>
        <PostFacts post={post} />
      </div>
    </First>
  );
}
