import support from '@ayana/shared-ui/assets/drawings/care-support.svg';
import type { SupportTopic } from '@ayana/contracts/support';
import { Button, Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Lead } from '../../page-layout/page-layout.styles';
import { Sidebar, Columns } from '../../page-layout/columns.styles';
import { NextStep } from '../../page-layout/next-step';
import { OnThisPage } from '../../page-layout/on-this-page';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { ArticleSection } from '../../articles/article-section';
import { FollowedView, NotFollowed } from './followed-request';
import { GUIDE_MESSAGES, isGuided } from './guide-messages';
import type { Followed } from './load-followed';
import { SUPPORT_MESSAGES as TEXTS } from './messages';
import { ContactOptions } from './contact-options';
import { SupportForm } from './support-form';
import { SupportTopics } from './support-topics';
import { topicPage } from './topics';

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-8);

  & > section > h2 {
    font-size: var(--size-34);
  }
`;

/**
 * The support page: topics, support form, and contact options. `opened` is the route's topic;
 * `followed` is the request of a mail's link.
 */
export function SupportPage({
  opened,
  followed,
  consult,
}: {
  opened: SupportTopic | null;
  followed: Followed | null;
  /** The button that opens the free consultation. */
  consult: ReactNode;
}) {
  const texts = topicPage(opened);
  const guide = followed === null && isGuided(opened) ? GUIDE_MESSAGES[opened] : [];
  return (
    <>
      {followed === null ? (
        <PageHead
          title={texts?.title ?? TEXTS.title}
          lead={texts?.lead ?? TEXTS.lead}
          {...(texts ? { crumbs: [{ name: TEXTS.title, to: '/support' }] } : {})}
          drawing={{ src: support, width: 400, height: 280, alt: '' }}
          actions={
            <Button as="a" href="#request-heading" size="large">
              {TEXTS.ask}
            </Button>
          }
        />
      ) : (
        <PageHead
          title={followed.found ? TEXTS.follow.title(followed.found.reference) : TEXTS.title}
          lead={followed.found ? TEXTS.follow.lead : TEXTS.lead}
          crumbs={[{ name: TEXTS.title, to: '/support' }]}
        />
      )}
      <Columns>
        <Main>
          {followed === null ? null : followed.found ? (
            <FollowedView found={followed.found} />
          ) : (
            <NotFollowed why={followed.why} />
          )}
          {followed?.found ? null : (
            <>
              {guide.length === 0 ? null : (
                <Prose>
                  {guide.map((part) => (
                    <ArticleSection key={part.id} {...part} />
                  ))}
                </Prose>
              )}
              <SupportTopics opened={opened} />
              <section aria-labelledby="request-heading">
                <h2 id="request-heading">{TEXTS.form_title}</h2>
                <Lead>{TEXTS.form_lead}</Lead>
                <SupportForm key={opened} topic={opened} />
              </section>
            </>
          )}
        </Main>
        <Sidebar>
          {guide.length === 0 ? null : <OnThisPage sections={guide} />}
          <ContactOptions />
        </Sidebar>
      </Columns>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {consult}
        <TextLink as={Link} to="/faq">
          {TEXTS.faq}
        </TextLink>
      </NextStep>
    </>
  );
}
