import clocks from '@ayana/shared-ui/assets/drawings/care-two-clocks.svg';
import { Button, Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { Card } from '../../page-layout/columns.styles';
import { LineSteps } from '../../articles/line-steps';
import { LinkedText } from '../../articles/linked-text';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { LongPage } from '../../page-layout/long-page';
import { ArticleSection } from '../../articles/article-section';
import { CHECK_STEPS, PARTNERSHIP_PARTS, PARTNERSHIPS_MESSAGES as TEXTS } from './messages';
import { PartnerKinds } from './partner-kinds';

const Written = styled.p`
  margin-block-start: var(--space-3);
  color: var(--stone);
  font-size: var(--size-14);
`;

/** The separator between two forms. */
const Second = styled.h3`
  && {
    margin-block-start: var(--space-6);
    padding-block-start: var(--space-5);
    border-block-start: 1px solid var(--line);
  }
`;

const SECTIONS = [
  ...PARTNERSHIP_PARTS.map(({ id, title }) => ({ id, title })),
  { id: 'kinds', title: TEXTS.kinds_title },
  { id: 'checked', title: TEXTS.check_title },
  { id: 'apply', title: TEXTS.apply_title },
];

/**
 * The partners, how they are checked, and the two application forms.
 * @param ask opens the consultation dialog
 */
export function PartnershipsPage({
  partnerForm,
  doctorForm,
  ask,
}: {
  partnerForm: ReactNode;
  doctorForm: ReactNode;
  ask: ReactNode;
}) {
  return (
    <LongPage
      head={
        <PageHead
          title={TEXTS.title}
          lead={TEXTS.lead}
          drawing={{ src: clocks, width: 400, height: 280, alt: '' }}
          note={<Written>{TEXTS.written}</Written>}
          actions={
            <>
              <Button as="a" href="#apply" size="large">
                {TEXTS.apply}
              </Button>
              <TextLink as={Link} to="/hospitals">
                {TEXTS.hospitals}
              </TextLink>
            </>
          }
        />
      }
      sections={SECTIONS}
      beside={
        <>
          {' '}
          <Card aria-labelledby="account">
            <h2 id="account">{TEXTS.account_title}</h2>
            <p>
              <LinkedText text={TEXTS.account} />
            </p>
          </Card>
          <Card aria-labelledby="papers">
            <h2 id="papers">{TEXTS.papers_title}</h2>
            <p>{TEXTS.papers}</p>
          </Card>
        </>
      }
      next={{ title: TEXTS.next_title, text: TEXTS.next_text }}
      actions={ask}
    >
      <Prose>
        {PARTNERSHIP_PARTS.map((part) => (
          <ArticleSection key={part.id} {...part} />
        ))}
        <section aria-labelledby="kinds">
          <h2 id="kinds">{TEXTS.kinds_title}</h2>
          <p>{TEXTS.kinds_lead}</p>
          <PartnerKinds />
        </section>
        <section aria-labelledby="checked">
          <h2 id="checked">{TEXTS.check_title}</h2>
          <p>{TEXTS.check_lead}</p>
          <LineSteps steps={CHECK_STEPS} />
        </section>
        <section aria-labelledby="apply">
          <h2 id="apply">{TEXTS.apply_title}</h2>
          <p>{TEXTS.apply_lead}</p>
          <h3 id="as-partner">{TEXTS.partner_form}</h3>
          {partnerForm}
          <Second id="as-doctor">{TEXTS.doctor_form}</Second>
          {doctorForm}
        </section>
      </Prose>
    </LongPage>
  );
}
