import { Button, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';

import { ComparisonTable } from '../../articles/comparison-table';
import { Dated } from '../../articles/dated';
import { FactRows } from '../../articles/fact-rows';
import { PageHead } from '../../page-layout/page-head';
import { KeyFacts } from '../../articles/key-facts';
import { ArticlePage } from '../../articles/article-page';
import { PRIVACY_MESSAGES as TEXTS } from './messages';
import { PRIVACY_PARTS, PRIVACY_SOURCES, RETENTION } from './article-messages';

const more = {
  'how-long': <FactRows facts={RETENTION} />,
  health: <ComparisonTable caption={TEXTS.consents_title} columns={TEXTS.consents_columns} rows={TEXTS.consents} />,
};

/** The key facts, then the whole text. */
export function PrivacyPage() {
  return (
    <ArticlePage
      head={
        <>
          <PageHead title={TEXTS.title} lead={TEXTS.lead} note={<Dated>{TEXTS.dated}</Dated>} ground="mist" />
          <KeyFacts title={TEXTS.short_title} facts={TEXTS.short} />
        </>
      }
      parts={PRIVACY_PARTS}
      more={more}
      sources={PRIVACY_SOURCES}
      next={TEXTS.next}
      actions={
        <>
          <Button as={Link} to="/support?topic=personal_data#request-heading" size="large">
            {TEXTS.request}
          </Button>
          <TextLink as={Link} to="/profile#account-title">
            {TEXTS.profile}
          </TextLink>
        </>
      }
    />
  );
}
