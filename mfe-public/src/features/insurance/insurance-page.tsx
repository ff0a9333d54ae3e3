import papers from '@ayana/shared-ui/assets/drawings/care-papers.svg';
import { Link as TextLink } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { ComparisonTable } from '../../articles/comparison-table';
import type { Review } from '../../loaders/load-review';
import { PageHead } from '../../page-layout/page-head';
import { ReviewNote } from '../../articles/review-note';
import { ArticlePage } from '../../articles/article-page';
import { INSURANCE_MESSAGES as TEXTS } from './messages';
import { COVERS, INSURANCE_PARTS, INSURANCE_SOURCES } from './article-messages';

const more = { compared: <ComparisonTable {...COVERS} /> };

/** The page about insurance for treatment abroad. */
export function InsurancePage({ review, consult }: { review: Review | null; consult: ReactNode }) {
  return (
    <ArticlePage
      head={
        <PageHead
          title={TEXTS.title}
          lead={TEXTS.lead}
          note={<ReviewNote written={TEXTS.dated} review={review} />}
          drawing={{ src: papers, width: 400, height: 280, alt: '' }}
        />
      }
      parts={INSURANCE_PARTS}
      more={more}
      sources={INSURANCE_SOURCES}
      next={TEXTS.next}
      actions={
        <>
          {consult}
          <TextLink as={Link} to="/support?topic=documents">
            {TEXTS.support}
          </TextLink>
        </>
      }
    />
  );
}
