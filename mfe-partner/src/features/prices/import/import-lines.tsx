import { QUOTE_CATEGORY_NAMES } from '@ayana/contracts/journey';
import type { PriceImportLine } from '@ayana/contracts/organisations';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { Money } from '@ayana/shared-ui/money';
import { type Column, ShortTable } from '@ayana/shared-ui/table';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { messages } from '../messages';
import { validText } from '../valid-text';
import { Lines } from './import.styles';

const { columns: titles, import: words } = messages;

const TONES: Record<PriceImportLine['state'], ChipTone> = { new: 'leaf', changed: 'marigold', unchanged: 'neutral' };

const COLUMNS: readonly Column<PriceImportLine>[] = [
  { id: 'line', title: words.line, width: '64px', cell: ({ line }) => line },
  {
    id: 'label',
    title: titles.label,
    lead: true,
    width: '34%',
    cell: ({ label, hospital_name }) => (
      <>
        <b dir="auto">{label}</b>
        <small dir="auto">{hospital_name}</small>
      </>
    ),
  },
  { id: 'category', title: titles.category, cell: ({ category }) => QUOTE_CATEGORY_NAMES[category] },
  {
    id: 'price',
    title: titles.price,
    end: true,
    cell: ({ unit_price, earlier_price }) => (
      <>
        {earlier_price === null ? null : (
          <>
            <del>
              <VisuallyHidden>{words.earlier} </VisuallyHidden>
              <Money amount={earlier_price / 100} />
            </del>{' '}
          </>
        )}
        <Money amount={unit_price / 100} />
      </>
    ),
  },
  { id: 'valid', title: titles.valid, cell: validText },
  {
    id: 'state',
    title: words.state,
    chip: true,
    cell: ({ state, line }) => <Chip tone={TONES[state]}>{line === null ? words.ends : words.states[state]}</Chip>,
  },
];

const keyOf = ({ line, hospital_name, label, valid_from }: PriceImportLine): string =>
  `${line} ${hospital_name} ${label} ${valid_from}`;

/** What each line of a file does to the sheet; those that change nothing are out of the way. */
export function ImportLines({ lines }: { lines: readonly PriceImportLine[] }) {
  const changes = lines.filter(({ state }) => state !== 'unchanged');
  const same = lines.filter(({ state }) => state === 'unchanged');
  return (
    <Lines>
      {changes.length === 0 ? null : (
        <ShortTable label={words.changes} columns={COLUMNS} rows={changes} keyOf={keyOf} />
      )}
      {same.length === 0 ? null : (
        <details>
          <summary>{words.unchanged(same.length)}</summary>
          <ShortTable label={words.states.unchanged} columns={COLUMNS} rows={same} keyOf={keyOf} />
        </details>
      )}
    </Lines>
  );
}
