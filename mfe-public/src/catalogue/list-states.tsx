import { Button, EmptyState, QuietLine } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';

/** Nothing is left of a list: what can be given up, or who can be asked. */
export function NoMatches({ action, title, text, all }: { action: string; title: string; text: string; all: string }) {
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={title}
      text={text}
      level={3}
      action={
        <Button as={Link} to={action} variant="outline">
          {all}
        </Button>
      }
    />
  );
}

/** A list that could not be read: nothing is shown of it. Retry is a plain link, so it works without scripts too. */
export function ListFailed({ title, text, retry }: { title: string; text: ReactNode; retry: string }) {
  const href = useHref(useLocation());
  return (
    <EmptyState
      drawing={<QuietLine />}
      title={title}
      text={text}
      action={
        <Button as="a" href={href}>
          {retry}
        </Button>
      }
    />
  );
}
