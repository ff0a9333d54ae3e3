import clocks from '@ayana/shared-ui/assets/drawings/care-two-clocks.svg';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Card } from '../../page-layout/columns.styles';
import { PageHead } from '../../page-layout/page-head';
import { ArticlePage } from '../../articles/article-page';
import { ABOUT_MESSAGES as TEXTS } from './messages';
import { ABOUT_PARTS } from './article-messages';

const Figures = styled.ul`
  font-size: var(--size-16);

  & li {
    padding-block: 4px;
    border-block-start: 1px solid var(--line);
  }
`;

/** Who we are, how we earn, how hospitals are checked, what is promised. */
export function AboutPage({ consult }: { consult: ReactNode }) {
  return (
    <ArticlePage
      head={
        <PageHead title={TEXTS.title} lead={TEXTS.lead} drawing={{ src: clocks, width: 400, height: 280, alt: '' }} />
      }
      parts={ABOUT_PARTS}
      beside={
        <>
          <Card aria-labelledby="figures">
            <h2 id="figures">{TEXTS.figures}</h2>
            <Figures>
              {TEXTS.claims.map(([figure, what]) => (
                <li key={what}>
                  <b>{figure}</b> {what}
                </li>
              ))}
            </Figures>
            <p>{TEXTS.figures_note}</p>
          </Card>
          <Card aria-labelledby="sample">
            <h2 id="sample">{TEXTS.sample_title}</h2>
            <p>{TEXTS.sample}</p>
          </Card>
        </>
      }
      next={TEXTS.next}
      actions={
        <>
          {consult}
          <TextLink as={Link} to="/hospitals">
            {TEXTS.hospitals}
          </TextLink>
        </>
      }
    />
  );
}
