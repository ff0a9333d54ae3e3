import { formatLocale } from '@ayana/contracts/language';
import { type ReactNode, useEffect, useRef } from 'react';
import { MoreMenu } from '../menu';
import { VisuallyHidden } from '../visually-hidden';
import { Card, Column, Columns } from './board.styles';
import { BOARD_MESSAGES as TEXTS } from './messages';
import { useAutoScroll, useDraggable, useDraggedCard, useDropTarget } from './use-drag';

export interface BoardColumn<Item> {
  id: string;
  title: string;
  items: readonly Item[];
  /** How many belong here, those that are not read yet too; null where it is not known: then none of the column says that it is empty. */
  total: number | null;
}

export interface BoardProps<Item extends { id: string }> {
  label: string;
  columns: readonly BoardColumn<Item>[];
  /** What a card is called: `SR-000123`. */
  nameOf: (item: Item) => string;
  card: (item: Item) => ReactNode;
  /** Whether a card may be moved to a column. */
  mayMove: (item: Item, column: string) => boolean;
  /** By dropping it, or from its menu. Also called for a drop that is not allowed, to say why. */
  onMove: (item: Item, column: string) => void;
  /** The card whose move is on its way. */
  busy?: string | null;
  /** What has happened, for screen readers: "SR-000123 is in progress." */
  announcement: string;
}

const NUMBERS = new Intl.NumberFormat(formatLocale());

/** Cards in columns. They are moved by dragging, and from a menu by keyboard, touch and voice. */
export function Board<Item extends { id: string }>(props: BoardProps<Item>) {
  const { label, columns, announcement } = props;
  const board = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const dragged = useDraggedCard();
  useAutoScroll(scroller);
  const item = columns.flatMap(({ items }) => items).find(({ id }) => id === dragged);
  const moved = useFocusAfterMove(board, columns);
  return (
    <div role="group" aria-label={label} ref={board}>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Columns
        ref={scroller}
        data-dragging={dragged === null ? undefined : ''}
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        {columns.map((column) => (
          <BoardColumnView key={column.id} {...props} column={column} dragged={item} onMenuMove={moved} />
        ))}
      </Columns>
    </div>
  );
}

/** A card that was moved from its menu is in another column then: the focus goes with it. */
function useFocusAfterMove<Item extends { id: string }>(
  board: { current: HTMLElement | null },
  columns: readonly BoardColumn<Item>[],
): (id: string) => void {
  const waiting = useRef<{ id: string; from: string | undefined } | null>(null);
  const columnOf = (id: string): string | undefined =>
    columns.find(({ items }) => items.some((item) => item.id === id))?.id;
  useEffect(() => {
    const wanted = waiting.current;
    if (wanted === null || columnOf(wanted.id) === wanted.from) return;
    waiting.current = null;
    board.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.id)}"] :is(a, summary)`)?.focus();
  });
  return (id) => {
    waiting.current = { id, from: columnOf(id) };
  };
}

type ColumnViewProps<Item extends { id: string }> = BoardProps<Item> & {
  column: BoardColumn<Item>;
  dragged: Item | undefined;
  onMenuMove: (id: string) => void;
};

function BoardColumnView<Item extends { id: string }>(props: ColumnViewProps<Item>) {
  const { column, columns, dragged, onMove, mayMove } = props;
  const { id, title, items, total } = column;
  const box = useRef<HTMLElement>(null);
  const isOver = useDropTarget(box, (card) => {
    const item = columns.flatMap((each) => each.items).find((each) => each.id === card);
    if (item !== undefined && !items.includes(item)) onMove(item, id);
  });
  const isSource = dragged !== undefined && items.includes(dragged);
  const drag = dragged === undefined || isSource ? undefined : mayMove(dragged, id) ? 'allowed' : 'refused';
  return (
    <Column
      ref={box}
      aria-labelledby={`board-${id}`}
      data-drag={drag}
      data-over={isOver && drag === 'allowed' ? '' : undefined}
    >
      <h2 id={`board-${id}`}>
        {title} <small>{total === null ? TEXTS.atLeast(items.length) : NUMBERS.format(total)}</small>
      </h2>
      {items.length === 0 ? (
        <p>{total === 0 ? TEXTS.empty : TEXTS.notRead}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <BoardCard key={item.id} {...props} item={item} />
          ))}
        </ul>
      )}
    </Column>
  );
}

function BoardCard<Item extends { id: string }>({ item, ...props }: ColumnViewProps<Item> & { item: Item }) {
  const { columns, column, nameOf, card, mayMove, onMove, onMenuMove, busy } = props;
  const box = useRef<HTMLLIElement>(null);
  const isDragged = useDraggable(box, item.id);
  return (
    <Card
      ref={box}
      data-card={item.id}
      data-dragged={isDragged ? '' : undefined}
      data-busy={busy === item.id ? '' : undefined}
      aria-busy={busy === item.id}
    >
      <div>{card(item)}</div>
      <MoreMenu
        label={TEXTS.move(nameOf(item))}
        items={columns
          .filter(({ id }) => id !== column.id && mayMove(item, id))
          .map(({ id, title }) => ({
            id,
            label: TEXTS.to(title),
            onSelect: () => {
              onMenuMove(item.id);
              onMove(item, id);
            },
          }))}
      />
    </Card>
  );
}
