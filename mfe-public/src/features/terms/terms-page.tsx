import { Button, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';

import { Dated } from '../../articles/dated';
import { PageHead } from '../../page-layout/page-head';
import { KeyFacts } from '../../articles/key-facts';
import { ArticlePage } from '../../articles/article-page';
import { TERMS_MESSAGES as TEXTS } from './messages';
import { TERMS_PARTS } from './article-messages';

/** The key facts, then the whole text. */
export function TermsPage() {
  return (
    <ArticlePage
      head={
        <>
          <PageHead title={TEXTS.title} lead={TEXTS.lead} note={<Dated>{TEXTS.dated}</Dated>} ground="mist" />
          <KeyFacts title={TEXTS.short_title} facts={TEXTS.short} />
        </>
      }
      parts={TERMS_PARTS}
      next={TEXTS.next}
      actions={
        <>
          <Button as={Link} to="/support?topic=other#request-heading" size="large">
            {TEXTS.ask}
          </Button>
          <TextLink as={Link} to="/privacy">
            {TEXTS.privacy}
          </TextLink>
        </>
      }
    />
  );
}
