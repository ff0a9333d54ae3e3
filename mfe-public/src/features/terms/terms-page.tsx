import { Button, Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';

import { Dated } from '../../layout/dated';
import { PageHead } from '../../layout/page-head';
import { ShortLayer } from '../../layout/short-layer';
import { WrittenPage } from '../../layout/written-page';
import { TERMS_MESSAGES as TEXTS } from './messages';
import { TERMS_PARTS } from './texts';

/** The short layer, then the whole text. */
export function TermsPage() {
  return (
    <WrittenPage
      head={
        <>
          <PageHead title={TEXTS.title} lead={TEXTS.lead} note={<Dated>{TEXTS.dated}</Dated>} ground="mist" />
          <ShortLayer title={TEXTS.short_title} facts={TEXTS.short} />
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
