import support from '@ayana/shared-ui/assets/drawings/care-support.svg';
import { Button } from '@ayana/shared-ui';
import type { ReactNode } from 'react';

import { Callout } from '../../articles/callout.styles';
import { Card } from '../../page-layout/columns.styles';
import { LineSteps } from '../../articles/line-steps';
import { LinkedText } from '../../articles/linked-text';
import { PageHead } from '../../page-layout/page-head';
import { Prose } from '../../articles/prose.styles';
import { LongPage } from '../../page-layout/long-page';
import { ArticleSection } from '../../articles/article-section';
import type { Vacancy } from './load-vacancies';
import { CAREERS_MESSAGES as TEXTS, CAREERS_PARTS } from './messages';
import { Vacancies } from './vacancies';

const SECTIONS = [
  { id: 'vacancies', title: TEXTS.open_title },
  ...CAREERS_PARTS.map(({ id, title }) => ({ id, title })),
  { id: 'course', title: TEXTS.course_title },
  { id: 'apply', title: TEXTS.form_title },
];

/**
 * The vacancies, the application process, and the form.
 * @param vacancies null when they failed to load
 * @param opened slug of the vacancy in the URL
 * @param ask opens the consultation dialog
 */
export function CareersPage({
  vacancies,
  opened,
  form,
  ask,
}: {
  vacancies: readonly Vacancy[] | null;
  opened: string | null;
  form: ReactNode;
  ask: ReactNode;
}) {
  return (
    <LongPage
      head={
        <PageHead
          title={TEXTS.title}
          lead={TEXTS.lead}
          drawing={{ src: support, width: 400, height: 280, alt: '' }}
          actions={
            <Button as="a" href="#vacancies" size="large">
              {TEXTS.see}
            </Button>
          }
        />
      }
      sections={SECTIONS}
      beside={
        <Card aria-labelledby="doctors">
          <h2 id="doctors">{TEXTS.beside_title}</h2>
          <p>
            <LinkedText text={TEXTS.beside} />
          </p>
        </Card>
      }
      next={{ title: TEXTS.next_title, text: TEXTS.next_text }}
      actions={ask}
    >
      <Prose>
        <Callout>{TEXTS.sample}</Callout>
        <section aria-labelledby="vacancies">
          <h2 id="vacancies">{TEXTS.open_title}</h2>
          <Vacancies vacancies={vacancies} opened={opened} />
        </section>
        {CAREERS_PARTS.map((part) => (
          <ArticleSection key={part.id} {...part} />
        ))}
        <section aria-labelledby="course">
          <h2 id="course">{TEXTS.course_title}</h2>
          <LineSteps steps={TEXTS.course} />
        </section>
        <section aria-labelledby="apply">
          <h2 id="apply">{TEXTS.form_title}</h2>
          <p>{TEXTS.form_lead}</p>
          {form}
        </section>
      </Prose>
    </LongPage>
  );
}
