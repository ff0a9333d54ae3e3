import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { type ReactNode, Suspense, useState } from 'react';
import { Rows } from '../../../components/operations/rows.styles';

export interface AddingCardProps {
  title: string;
  /** Instead of rows, where there are none. */
  none: string;
  count: number;
  /** The link that adds a row; undefined where none may be added. */
  add: string | undefined;
  /** Shown beside the title, unless it is 0. */
  showsCount?: boolean;
  onAdded: () => void;
  renderDialog: (close: () => void, done: () => void) => ReactNode;
  /** A list item for each. */
  children: ReactNode;
}

/** Rows of an incident that are added to by a dialog. */
export function AddingCard(props: AddingCardProps) {
  const { title, none, count, add, showsCount = false, onAdded, renderDialog, children } = props;
  const [adding, setAdding] = useState(false);
  const close = (): void => setAdding(false);
  const done = (): void => {
    close();
    onAdded();
  };
  return (
    <PortalCard title={title} extra={showsCount && count > 0 ? <p>{count}</p> : undefined}>
      {count === 0 ? <p>{none}</p> : null}
      <Rows>{children}</Rows>
      {add === undefined ? null : (
        <div>
          <TextLink as="button" type="button" onClick={() => setAdding(true)}>
            {add}
          </TextLink>
        </div>
      )}
      <Suspense>{adding ? renderDialog(close, done) : null}</Suspense>
    </PortalCard>
  );
}
