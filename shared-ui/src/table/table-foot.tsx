import { Button } from '../button';
import { Notice } from '../notice';
import type { TableList } from './column';
import { messages } from './messages';
import { Foot } from './table.styles';

/** Below the last row: more is coming, could not be loaded, or this is the end. */
export function TableFoot({ list }: { list: TableList<unknown> }) {
  const { hasMore, loadingMore, moreFailure, loadMore } = list;
  if (moreFailure !== null)
    return (
      <Notice
        tone="failed"
        action={
          <Button variant="outline" size="small" onClick={loadMore} busy={loadingMore}>
            {messages.retry}
          </Button>
        }
      >
        {moreFailure.message}
      </Notice>
    );
  if (!hasMore) return <Foot>{list.items.length > 25 ? messages.end : null}</Foot>;
  return (
    <Foot>
      <Button variant="outline" size="small" onClick={loadMore} busy={loadingMore} busyLabel={messages.loading}>
        {messages.more}
      </Button>
    </Foot>
  );
}
