import { formatLocale } from '@ayana/contracts/language';
import { ratingOf, type VitalName, VITALS } from '@ayana/contracts/operation';
import type { Column } from '@ayana/shared-ui/table';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { styled } from 'styled-components';
import { messages } from './messages';
import type { VersionRank } from './overview';
import { VersionMark } from './version-mark';

export interface MeasuredVital {
  name: VitalName;
  version: string;
  rank: VersionRank;
  p75: number;
  reports: number;
}

/** Where good, middling and poor begin; the version's mark is above its value. */
const Scale = styled.span<{ $good: number; $poor: number }>`
  position: relative;
  display: block;
  block-size: 10px;
  direction: ltr;
  margin: 6px 7px 4px;
  background: linear-gradient(
    to right,
    var(--leaf-100) ${({ $good }) => $good}%, var(--marigold-100) ${({ $good }) => $good}% ${({ $poor }) => $poor}%,
      var(--coral-100) ${({ $poor }) => $poor}%
  );

  & > span {
    position: absolute;
    inset-block-start: -2px;
    inline-size: 14px;
    translate: -50% 0;
    line-height: 0;
  }
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

const Value = styled.div`
  inline-size: 100%;

  & b[data-rating='poor'] {
    color: var(--coral-600);
  }
  & b[data-rating='middling'] {
    color: var(--marigold-700);
  }
`;

/** A readable value: in seconds from one second on. */
export function vitalText(name: VitalName, value: number): string {
  if (VITALS[name].unit === '') return value.toLocaleString(formatLocale(), { maximumFractionDigits: 3 });
  return value >= 1000
    ? `${(value / 1000).toLocaleString(formatLocale(), { maximumFractionDigits: 1 })} s`
    : `${Math.round(value)} ms`;
}

/** Percent along the scale, which ends 25 % above the "poor" limit; worse values are shown at its end. */
export function placeOf(name: VitalName, value: number): number {
  return Math.min(1, value / (VITALS[name].poor * 1.25)) * 100;
}

function Measured({ name, version, rank, p75 }: MeasuredVital) {
  const { good, poor } = VITALS[name];
  const rating = ratingOf(name, p75);
  return (
    <Value>
      <VisuallyHidden>{version}: </VisuallyHidden>
      <b data-rating={rating}>
        {vitalText(name, p75)}, {messages.ratings[rating]}
      </b>
      <Scale aria-hidden="true" $good={placeOf(name, good)} $poor={placeOf(name, poor)}>
        <span style={{ insetInlineStart: `${placeOf(name, p75)}%` }}>
          <VersionMark rank={rank} />
        </span>
      </Scale>
    </Value>
  );
}

const { vitalColumns: titles } = messages;

/** What browsers measured: the text says everything that the scale shows. */
export const VITAL_COLUMNS: readonly Column<MeasuredVital>[] = [
  {
    id: 'vital',
    title: messages.vitalsTitle,
    lead: true,
    width: '40%',
    cell: ({ name }) => (
      <>
        <b>{messages.vitals[name][0]}</b> {name}
        <small>{messages.vitals[name][1]}</small>
      </>
    ),
  },
  { id: 'value', title: titles.value, width: '30%', cell: Measured },
  { id: 'good', title: titles.good, end: true, cell: ({ name }) => vitalText(name, VITALS[name].good) },
  {
    id: 'measured',
    title: titles.measured,
    end: true,
    cell: ({ reports }) => reports.toLocaleString(formatLocale('en-US'), { notation: 'compact' }),
  },
];
