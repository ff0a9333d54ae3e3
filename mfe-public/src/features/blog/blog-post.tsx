import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Content } from '../../page-layout/page-layout.styles';
import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { NextStep } from '../../page-layout/next-step';
import { OnThisPage } from '../../page-layout/on-this-page';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { ReviewNote } from '../../articles/review-note';
import { RichText } from '../../articles/rich-text';
import { Sources } from '../../articles/sources';
import { BLOG_MESSAGES as TEXTS } from './messages';
import { contentsOf, postPath, writtenOf } from './post';
import type { Post } from './post';
import { postDrawing } from './post-drawings';
import { PostRows } from './post-rows';

export const BLOG_CRUMBS = [
  { name: TEXTS.home, to: '/' },
  { name: TEXTS.blog, to: '/blog' },
] as const;

/** Shown beside the text where there is room; hidden below it. */
const Contents = styled.div`
  display: none;

  @media (min-width: 1040px) {
    display: block;
  }
`;

const Reading = styled.article`
  display: grid;
  gap: var(--space-7);
`;

const Notice = styled.p`
  max-inline-size: var(--measure);
  color: var(--stone);
  font-size: var(--size-16);
`;

const Further = styled(Content)`
  display: grid;
  gap: var(--space-6);
  padding-block-end: var(--space-8);

  & h2 {
    margin-block-end: var(--space-4);
    font-size: var(--size-28);
  }
`;

const OtherPosts = styled.nav`
  display: grid;
  gap: var(--space-4) var(--space-7);

  & span {
    display: block;
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (min-width: 760px) {
    grid-template-columns: 1fr 1fr;

    & > :last-child:not(:first-child) {
      text-align: end;
    }
  }
`;

/** One article. `ask` and `start` open the free consultation, in the side column and at the end. */
export function BlogPost({ post, ask, start }: { post: Post; ask: ReactNode; start: ReactNode }) {
  const { title, summary, review, related } = post;
  return (
    <>
      <PageHead
        title={title}
        lead={summary}
        crumbs={BLOG_CRUMBS}
        drawing={postDrawing(post.drawing)}
        note={<ReviewNote written={writtenOf(post)} review={review} />}
      />
      <Columns>
        <Reading>
          <Prose>
            <RichText blocks={post.body} />
          </Prose>
          {review ? <Notice>{TEXTS.not_medical_advice}</Notice> : null}
          <Sources sources={post.sources} />
        </Reading>
        <Sidebar>
          <Contents>
            <OnThisPage sections={contentsOf(post)} />
          </Contents>
          <Card>
            <h2>{TEXTS.help_title}</h2>
            <p>{TEXTS.help_text}</p>
            <div>{ask}</div>
          </Card>
        </Sidebar>
      </Columns>
      <Further>
        {related.length === 0 ? null : (
          <section aria-labelledby="related">
            <h2 id="related">{TEXTS.related}</h2>
            <PostRows posts={related} heading="h3" />
          </section>
        )}
        <NewerAndOlder post={post} />
      </Further>
      <NextStep id="next-step" title={TEXTS.next_title} text={TEXTS.next_text}>
        {start}
        <TextLink as={Link} to="/faq">
          {TEXTS.questions}
        </TextLink>
      </NextStep>
    </>
  );
}

function NewerAndOlder({ post: { newer, older } }: { post: Post }) {
  const both = [
    [TEXTS.newer_one, newer],
    [TEXTS.older_one, older],
  ] as const;
  return (
    <OtherPosts aria-label={TEXTS.other_posts}>
      {both.map(([name, other]) =>
        other === null ? null : (
          <div key={name}>
            <span>{name}</span>
            <TextLink as={Link} to={postPath(other.slug)}>
              {other.title}
            </TextLink>
          </div>
        ),
      )}
    </OtherPosts>
  );
}
