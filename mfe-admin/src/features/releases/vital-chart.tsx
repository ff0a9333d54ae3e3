import { ratingOf, type VitalName, VITALS } from '@ayana/contracts/operation';
import { styled } from 'styled-components';
import { messages } from './messages';

const Box = styled.figure`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) 148px;
  align-items: center;
  gap: 2px var(--space-3);
  margin: 0;

  & > figcaption {
    font-weight: 600;
  }
  & > svg {
    inline-size: 100%;
    block-size: 18px;
  }
  & > b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > small {
    grid-column: 2 / -1;
    color: var(--stone);
    font-size: var(--size-14);
  }
  @media (max-width: 520px) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > svg {
      grid-column: 1 / -1;
      grid-row: 2;
    }
    & > small {
      grid-column: 1 / -1;
    }
  }
`;

const WIDTH = 300;
const colours = { good: 'var(--leaf-700)', middling: 'var(--marigold-500)', poor: 'var(--coral-600)' } as const;

/** A value as people say it: seconds from one second on. */
export function vitalText(name: VitalName, value: number): string {
  if (VITALS[name].unit === '') return value.toLocaleString('en', { maximumFractionDigits: 3 });
  return value >= 1000
    ? `${(value / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`
    : `${Math.round(value)} ms`;
}

/** One vital as a bar against its two limits. The number and the word say it; the colour only repeats them. */
export function VitalChart({ name, p75, reports }: { name: VitalName; p75: number; reports: number }) {
  const { good, poor } = VITALS[name];
  const rating = ratingOf(name, p75);
  const [short, long] = messages.vitals[name];
  const at = (value: number): number => Math.min(1, value / (poor * 1.25)) * WIDTH;
  return (
    <Box>
      <figcaption title={long}>{short}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} 18`} preserveAspectRatio="none" aria-hidden="true">
        <rect x="0" y="5" width={WIDTH} height="8" fill="var(--mist)" />
        <rect x="0" y="5" width={Math.max(2, at(p75))} height="8" fill={colours[rating]} />
        {[good, poor].map((limit) => (
          <path
            key={limit}
            d={`M${at(limit)} 1v16`}
            stroke="var(--ink)"
            strokeWidth="1.5"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <b>
        {vitalText(name, p75)}, {messages.ratings[rating]}
      </b>
      <small>
        {messages.limits(vitalText(name, good), vitalText(name, poor))}; {messages.reports(reports)}
      </small>
    </Box>
  );
}
