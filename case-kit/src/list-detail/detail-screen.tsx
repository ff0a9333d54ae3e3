import { ReadDetail } from '@ayana/shared-ui/detail';
import { PortalPage } from '@ayana/shared-ui/portal-page';
import { Fragment, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useDetail, type UseDetailOptions } from '@ayana/portal-kit/screens';

export interface DetailScreenProps<Value> extends Omit<UseDetailOptions, 'id'> {
  /** The part of the address with the id; `id` of what the loader reads. */
  param: string;
  /** What is said where it could not be loaded. */
  failed: string;
  /** Usually a `DetailView`; another id is another one. */
  children: (value: Value, reread: () => void) => ReactNode;
}

/** The page of one row, from its loader (a `Part`): read again when it changes, with what failed. */
export function DetailScreen<Value extends { id: string }>(props: DetailScreenProps<Value>) {
  const { param, failed, children, ...options } = props;
  const { [param]: id = '' } = useParams();
  const detail = useDetail<Value, { id: string }>({ id, ...options });
  return (
    <PortalPage>
      <ReadDetail detail={detail} failed={failed}>
        {(value) => <Fragment key={id}>{children(value, detail.reread)}</Fragment>}
      </ReadDetail>
    </PortalPage>
  );
}
