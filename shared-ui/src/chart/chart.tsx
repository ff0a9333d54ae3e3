import { type ComponentType, lazy, Suspense, useId } from 'react';
import type { ChartData } from './chart-data';
import { Box, Legend, Numbers, Room } from './chart.styles';
import { ChartTable } from './chart-table';
import { STROKES } from './chart-data';
import { messages } from './messages';

/** The drawing and its library load when a chart is shown. */
const Drawing: ComponentType<ChartData> = lazy(() => import(/* webpackChunkName: "chart" */ './chart-drawing'));

export interface ChartProps extends ChartData {
  title: string;
  /** How the figures are counted. */
  note?: string;
  /** What the labels are, as the head of their column: "Day". */
  by: string;
}

/** Figures as a drawing, and the same as a table: what is drawn can be read, copied and heard. */
export function Chart({ title, note, by, ...data }: ChartProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      {data.series.length < 2 ? null : (
        <Legend aria-hidden="true">
          {data.series.map(({ name }, at) => (
            <li key={name}>
              <svg width="28" height="4">
                <path d="M0 2h28" stroke={STROKES[at]?.[0]} strokeDasharray={STROKES[at]?.[1]} strokeWidth="3" />
              </svg>
              {name}
            </li>
          ))}
        </Legend>
      )}
      <Room aria-hidden="true">
        <Suspense fallback={null}>
          <Drawing {...data} />
        </Suspense>
      </Room>
      <Numbers>
        <summary>{messages.numbers}</summary>
        <ChartTable by={by} {...data} />
      </Numbers>
      {note === undefined ? null : <p>{note}</p>}
    </Box>
  );
}
