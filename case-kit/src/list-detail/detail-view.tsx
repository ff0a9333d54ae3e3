import type { PartFailure } from '@ayana/portal-kit';
import { Breadcrumbs, type BreadcrumbsProps, DetailHead, type DetailHeadProps } from '@ayana/shared-ui/detail';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalAside, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { type ReactNode, Suspense } from 'react';
import { RouterLink } from '@ayana/portal-kit/screens';
import { messages } from './messages';

export interface DetailViewProps extends Omit<DetailHeadProps, 'above' | 'level' | 'titleRef'> {
  /** The pages above this one, from the widest. */
  places: BreadcrumbsProps['places'];
  /** How the way back calls this page; its title without it. */
  current?: string;
  /** Why the last command was refused. */
  failure?: PartFailure | null;
  /** Beneath why it was refused. */
  failureDetail?: ReactNode;
  /** Between the head and the columns. */
  notes?: ReactNode;
  /** The side column. */
  aside?: ReactNode;
  /** Those that are open, loaded by `lazy`. */
  dialogs?: ReactNode;
  /** The main column; the whole width without a side column. */
  children: ReactNode;
}

/** What a page says of one row: the way back, its head, why a command was refused, two columns, its dialogs. */
export function DetailView(props: DetailViewProps) {
  const { places, current, failure = null, failureDetail, notes, aside, dialogs, children, ...head } = props;
  return (
    <>
      <DetailHead
        {...head}
        above={<Breadcrumbs places={places} current={current ?? head.title} LinkComponent={RouterLink} />}
      />
      {failure === null ? null : (
        <Notice tone="failed">
          {messages.notDone} {failure.message}
          {failureDetail}
        </Notice>
      )}
      {notes}
      {aside === undefined ? (
        children
      ) : (
        <PortalColumns>
          <PortalMain>{children}</PortalMain>
          <PortalAside>{aside}</PortalAside>
        </PortalColumns>
      )}
      <Suspense>{dialogs}</Suspense>
    </>
  );
}
