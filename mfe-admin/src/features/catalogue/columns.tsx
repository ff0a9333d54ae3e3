import { formatLocale } from '@ayana/contracts/language';
import { Chip } from '@ayana/shared-ui/chip';
import type { Filter } from '@ayana/shared-ui/filters';
import type { Column } from '@ayana/shared-ui/table';
import { LiveDate } from '@ayana/shared-ui/time';
import type { CatalogueRow } from './entity';
import type { Option } from './form/fields';
import { messages } from './messages';

/** Whether a row is in the catalogue, and whether the public sees it. */
export function StateChip({ row, isShown = true }: { row: CatalogueRow; isShown?: boolean }) {
  if (!row.is_active) return <Chip>{messages.states.inactive}</Chip>;
  return isShown ? <Chip tone="leaf">{messages.states.active}</Chip> : <Chip tone="marigold">{messages.hidden}</Chip>;
}

/** The last columns of every list. */
export const stateColumn = <Row extends CatalogueRow>(isShown?: (row: Row) => boolean): Column<Row> => ({
  id: 'state',
  title: messages.columns.state,
  chip: true,
  cell: (row) => <StateChip row={row} isShown={isShown?.(row) ?? true} />,
});

export const changedColumn = <Row extends CatalogueRow>(): Column<Row> => ({
  id: 'updated',
  title: messages.columns.updated,
  sort: 'updated',
  firstOrder: 'desc',
  cell: ({ updated_at }) => <LiveDate at={updated_at} />,
});

export const STATE_FILTER: Filter = {
  kind: 'one',
  name: 'state',
  label: messages.filters.state,
  options: Object.entries(messages.states).map(([value, label]) => ({ value, label })),
};

/** A number of rows, in the reader's digits. */
export const countText = (count: number): string => new Intl.NumberFormat(formatLocale()).format(count);

/** Words of a vocabulary that are shown as they are stored. */
export const sameWords = (words: readonly string[]): Option[] => words.map((word) => ({ value: word, label: word }));
