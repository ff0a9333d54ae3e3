import garden from '@ayana/shared-ui/assets/drawings/care-garden.svg';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ComparisonTable } from '../../articles/comparison-table';
import { FactRows } from '../../articles/fact-rows';
import type { Review } from '../../loaders/load-review';
import { PageHead } from '../../page-layout/page-head';
import { PrintButton } from '../../page-layout/print-button';
import { ReviewNote } from '../../articles/review-note';
import { ArticlePage } from '../../articles/article-page';
import { RESOURCES_MESSAGES as TEXTS } from './messages';
import { BY_OPERATION, FLYING, RESOURCES_PARTS, RESOURCES_SOURCES } from './article-messages';
import { RedFlags } from './red-flags';

const more = {
  'red-flags': <RedFlags />,
  'by-operation': <ComparisonTable {...BY_OPERATION} />,
  flying: <ComparisonTable {...FLYING} />,
  numbers: <FactRows facts={TEXTS.numbers} />,
};

/** Guides by stage and red-flag checklists, also for printing. */
export function ResourcesPage({ review, consult }: { review: Review | null; consult: ReactNode }) {
  return (
    <ArticlePage
      head={
        <PageHead
          title={TEXTS.title}
          lead={TEXTS.lead}
          note={<ReviewNote written={TEXTS.dated} review={review} />}
          drawing={{ src: garden, width: 400, height: 280, alt: '' }}
          actions={<PrintButton />}
        />
      }
      parts={RESOURCES_PARTS}
      more={more}
      sources={RESOURCES_SOURCES}
      next={TEXTS.next}
      actions={
        <>
          {consult}
          <TextLink as={Link} to="/support">
            {TEXTS.ask}
          </TextLink>
        </>
      }
    />
  );
}
