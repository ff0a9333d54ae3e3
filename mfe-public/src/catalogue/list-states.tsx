import { Button, EmptyState, QuietLine } from '@ayana/shared-ui';
import type { ReactNode } from 'react';
import { Link, useHref, useLocation } from 'react-router-dom';

/** Shown when filters match nothing: suggests removing filters, or asking us. */
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

/** Shown when a list failed to load. Retry is a plain link, so it works without scripts. */
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
