import type { ReactNode } from 'react';
import { Button } from '../button';
import type { TableList } from './column';
import { messages } from './messages';
import { SelectionBox } from './table.styles';

/** What can be done with the selected rows, while there are some. */
export function SelectionBar(props: { list: Pick<TableList<unknown>, 'select' | 'selected'>; children: ReactNode }) {
  const { list, children } = props;
  const count = Object.keys(list.selected).length;
  if (count === 0) return null;
  return (
    <SelectionBox role="group" aria-label={messages.actions}>
      <b aria-live="polite">{messages.selected(count)}</b>
      {children}
      <Button variant="quiet" size="small" onClick={() => list.select({})}>
        {messages.clear}
      </Button>
    </SelectionBox>
  );
}
