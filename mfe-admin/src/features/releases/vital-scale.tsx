import { formatLocale } from '@ayana/contracts/language';
import { ratingOf, type VitalName, type VitalRating, VITALS } from '@ayana/contracts/operation';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { messages } from './messages';
import type { VersionRank } from './overview';
import { VersionMark } from './version-mark';
import { Limit, Row, Scale, Standing, Values, Zone } from './vital-scale.styles';

export interface VitalValue {
  version: string;
  rank: VersionRank;
  p75: number;
  reports: number;
}

const ZONES: Record<VitalRating, string> = {
  good: 'var(--leaf-100)',
  middling: 'var(--marigold-100)',
  poor: 'var(--coral-100)',
};

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

/**
 * One vital of every version on one scale, so that a new release can be compared. The text beside it
 * says everything the drawing shows.
 */
export function VitalScale({ name, values }: { name: VitalName; values: readonly VitalValue[] }) {
  const { good, poor } = VITALS[name];
  const limits = [
    ['good', 0, placeOf(name, good)],
    ['middling', placeOf(name, good), placeOf(name, poor)],
    ['poor', placeOf(name, poor), 100],
  ] as const;
  return (
    <Row>
      <h4>
        {messages.vitals[name][0]} <abbr title={messages.vitals[name][1]}>{name}</abbr>
      </h4>
      <Scale aria-hidden="true">
        {limits.map(([rating, from, to]) => (
          <Zone
            key={rating}
            style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%`, background: ZONES[rating] }}
          />
        ))}
        {[good, poor].map((limit) => (
          <Limit key={limit} style={{ insetInlineStart: `${placeOf(name, limit)}%` }}>
            {vitalText(name, limit)}
          </Limit>
        ))}
        {values
          // The partial release is drawn last, so that it is on top.
          .toSorted((a, b) => Number(a.rank === 'part') - Number(b.rank === 'part'))
          .map(({ version, rank, p75 }) => (
            <Standing key={version} style={{ insetInlineStart: `${placeOf(name, p75)}%` }}>
              <VersionMark rank={rank} />
            </Standing>
          ))}
      </Scale>
      <Values>
        {values.map(({ version, rank, p75, reports }) => {
          const rating = ratingOf(name, p75);
          return (
            <li key={version}>
              <VersionMark rank={rank} />
              <VisuallyHidden>{version}: </VisuallyHidden>
              <b data-rating={rating}>
                {vitalText(name, p75)}, {messages.ratings[rating]}
              </b>
              <small>{messages.reports(reports.toLocaleString(formatLocale('en-US'), { notation: 'compact' }))}</small>
            </li>
          );
        })}
      </Values>
    </Row>
  );
}
