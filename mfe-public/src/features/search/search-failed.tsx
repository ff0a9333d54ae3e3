import { Button, EmptyState, QuietLine } from '@ayana/shared-ui';
import { useHref, useLocation } from 'react-router-dom';

import { SEARCH_MESSAGES as TEXTS } from './messages';
import type { Tab } from './search-page';

/** Retry is a plain link: it works without scripts. */
export function SearchFailed({ tab }: { tab: Tab }) {
  const href = useHref(useLocation());
  return (
    <EmptyState
      level={1}
      drawing={<QuietLine />}
      title={TEXTS.failed(TEXTS.kinds[tab].toLowerCase())}
      text={TEXTS.failed_text}
      action={
        <Button as="a" href={href}>
          {TEXTS.retry}
        </Button>
      }
    />
  );
}
