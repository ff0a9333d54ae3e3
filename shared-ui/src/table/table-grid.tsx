import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LinkComponent } from '../tabs';
import type { Column, TableList } from './column';
import { TableRow } from './table-row';
import { Table } from './table.styles';
import { useRowKeys } from './use-row-keys';
import type { TableModel } from './use-table-model';

/** Height of a row before any was measured, in px. */
const ROW = 57;
/** Height of the row measured last, by the table's label: a list one comes back to is as high as it was, so its place is found again. */
const heights = new Map<string, number>();
/** The next page is read when this many rows are left below the screen. */
const AHEAD = 15;

export interface TableGridProps<Item> {
  label: string;
  /** Id of the sentence that explains the keys. */
  describedBy: string;
  head: ReactNode;
  table: TableModel<Item>;
  list: TableList<Item>;
  columns: readonly Column<Item>[];
  hrefOf: ((item: Item) => string) | undefined;
  openId: string | null;
  LinkComponent: LinkComponent;
  /** Name of a row; absent where rows cannot be selected. */
  nameOf: ((item: Item) => string) | undefined;
}

/** The rows in view, of any number, between two gaps as high as the others. Reads the next page as the reader gets near the end. */
export function TableGrid<Item extends { id: string }>(props: TableGridProps<Item>) {
  const { label, describedBy, head, table, list, columns, hrefOf, openId, LinkComponent, nameOf } = props;
  const { rows } = table.getRowModel();
  const body = useRef<HTMLTableSectionElement>(null);
  const margin = usePlace(body);
  const height = (): number => heights.get(label) ?? ROW;
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  // oxlint-disable-next-line react-hooks/incompatible-library -- no compiler runs here
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count: rows.length,
    // A page is rendered before it is scrolled to where it begins: the place of the page before it, read too early, would be
    // scrolled to again, under the finger.
    enabled: isPlaced,
    // The rows that come are taken to be as high as the last one: where that is right, nothing is worked out again.
    estimateSize: height,
    measureElement: (row, entry, instance) => {
      const measured = measureElement(row, entry, instance);
      heights.set(label, measured);
      return measured;
    },
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollMargin: margin,
    scrollPaddingStart: 44,
    scrollPaddingEnd: 76,
  });
  const shown = virtual.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);

  const { hasMore, loadingMore, moreFailure, loadMore } = list;
  const isNearEnd = last !== undefined && last.index >= rows.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && hasMore && !loadingMore && moreFailure === null) loadMore();
  }, [isNearEnd, hasMore, loadingMore, moreFailure, loadMore]);

  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  const onSelect = useCallback((index: number, event: unknown) => {
    latest.current[index]?.getToggleSelectedHandler()(event);
  }, []);
  const keys = useRowKeys({
    count: rows.length,
    show: (index) => virtual.scrollToIndex(index, { align: 'auto' }),
    toggle: nameOf === undefined ? null : (index) => rows[index]?.toggleSelected(),
  });
  return (
    <Table
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      aria-multiselectable={nameOf !== undefined}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      {head}
      <tbody ref={body}>
        <Gap height={first === undefined ? 0 : first.start - margin} />
        {shown.map(({ index, key }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <TableRow<Item>
              key={key}
              item={row.original}
              index={index}
              columns={columns}
              href={hrefOf?.(row.original)}
              open={row.original.id === openId}
              LinkComponent={LinkComponent}
              active={index === keys.active}
              selected={row.getIsSelected()}
              name={nameOf?.(row.original)}
              onSelect={onSelect}
              measure={virtual.measureElement}
            />
          );
        })}
        <Gap height={last === undefined ? rows.length * height() : virtual.getTotalSize() - (last.end - margin)} />
      </tbody>
    </Table>
  );
}

/** Room of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height <= 0 ? null : <tr data-gap aria-hidden="true" style={{ blockSize: height }} />;
}

/** How far below the top of the page an element begins, in px; follows what grows or shrinks above it. */
function usePlace(element: RefObject<HTMLElement | null>): number {
  const [place, setPlace] = useState(0);
  useLayoutEffect(() => {
    const look = (): void => setPlace(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    look();
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return place;
}
