import papers from '@ayana/shared-ui/assets/drawings/care-papers.svg';
import type { BrochureLinkProblem } from '@ayana/contracts/brochures';
import { Button, Notice } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Sidebar, Card, Columns } from '../../page-layout/columns.styles';
import { LinkedText } from '../../articles/linked-text';
import { FactRows } from '../../articles/fact-rows';
import { NextStep } from '../../page-layout/next-step';
import { PageHead } from '../../page-layout/page-head';
import { Covers } from './covers';
import { BROCHURE_MESSAGES as TEXTS } from './messages';

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-7);

  & > section > h2 {
    font-size: var(--size-34);
  }
  & > section > dl {
    margin-block-start: var(--space-4);
  }
`;

/**
 * Brochures: what is in one, and the form that sends the link. `problem` says what was wrong with a followed mail link.
 * @param ask opens the consultation dialog
 */
export function BrochurePage({
  problem,
  form,
  ask,
}: {
  problem: BrochureLinkProblem | null;
  form: ReactNode;
  ask: ReactNode;
}) {
  return (
    <>
      <PageHead
        title={TEXTS.title}
        lead={TEXTS.lead}
        drawing={{ src: papers, width: 400, height: 280, alt: '' }}
        actions={
          <Button as="a" href="#brochure-heading" size="large">
            {TEXTS.ask}
          </Button>
        }
      />
      <Columns>
        <Main>
          {problem === null ? null : (
            <Notice tone="failed">
              <strong>{TEXTS.problems[problem].title}</strong>
              <p>{TEXTS.problems[problem].text}</p>
            </Notice>
          )}
          <section aria-labelledby="brochure-heading">
            <h2 id="brochure-heading">{TEXTS.form_title}</h2>
            {form}
          </section>
          <section aria-labelledby="inside">
            <h2 id="inside">{TEXTS.inside_title}</h2>
            <FactRows facts={TEXTS.inside} />
          </section>
        </Main>
        <Sidebar>
          <Covers />
          <Card aria-labelledby="fresh">
            <h2 id="fresh">{TEXTS.fresh_title}</h2>
            <p>{TEXTS.fresh}</p>
          </Card>
          <Card aria-labelledby="no-address">
            <h2 id="no-address">{TEXTS.text_title}</h2>
            <p>
              <LinkedText text={TEXTS.text} />
            </p>
          </Card>
        </Sidebar>
      </Columns>
      <NextStep id="next" title={TEXTS.next_title} text={TEXTS.next_text}>
        {ask}
      </NextStep>
    </>
  );
}
