import type { PastedTable } from '@ayana/contracts/journey';
import { Notice } from '@ayana/shared-ui/notice';
import { messages } from './messages';

const { laboratory: words } = messages;

/** Lines of a pasted table that belong to no test of the order. */
export function NotTaken({ left }: { left: PastedTable['left'] }) {
  if (left.length === 0) return null;
  return (
    <Notice tone="failed">
      {words.notTaken}
      <ul>
        {left.map(({ row, line, why }) => (
          <li key={row}>
            {words.row(row)} <bdi>{line}</bdi>: {words.whyNot[why]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
