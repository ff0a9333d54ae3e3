import { formatLocale } from '@ayana/contracts/language';
import { scaleBand, scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { useEffect, useRef, useState } from 'react';
import { type ChartData, figureText, STROKES } from './chart-data';

const HEIGHT = 220;
const ROOM = { top: 12, bottom: 26, start: 40, end: 12 };
/** Room of one label below the drawing, in px. */
const LABEL = 76;

/** Width of an element, in px; follows its changes. */
function useWidth(): [ref: (element: HTMLElement | null) => void, width: number] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return [setElement, width];
}

/** Draws a chart as wide as its place. From right to left time runs to the left, too. */
export default function ChartDrawing({ kind, labels, series }: ChartData) {
  const [ref, width] = useWidth();
  const svg = useRef<SVGSVGElement>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const isRtl = document.documentElement.dir === 'rtl';
  const across: [number, number] = isRtl ? [width - ROOM.start, ROOM.end] : [ROOM.start, width - ROOM.end];
  const most = Math.max(1, ...series.flatMap(({ values }) => values).map((value) => value ?? 0));
  const up = scaleLinear([0, most], [HEIGHT - ROOM.bottom, ROOM.top]).nice(4);
  const places = labels.map((_label, at) => String(at));
  const points = scalePoint(places, across).padding(kind === 'line' ? 0.2 : 0.5);
  const bands = scaleBand(places, across).padding(0.25);
  const groups = scaleBand(
    series.map(({ name }) => name),
    [0, bands.bandwidth()],
  ).padding(0.08);
  const xOf = (at: number): number => points(String(at)) ?? 0;
  const every = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor(width / LABEL))));
  const text = new Intl.NumberFormat(formatLocale());

  const point = (clientX: number): void => {
    const left = svg.current?.getBoundingClientRect().left ?? 0;
    const distances = places.map((_place, at) => Math.abs(xOf(at) - (clientX - left)));
    setPointed(distances.indexOf(Math.min(...distances)));
  };
  return (
    <div ref={ref}>
      {width === 0 ? null : (
        <svg
          ref={svg}
          width={width}
          height={HEIGHT}
          onPointerMove={({ clientX }) => point(clientX)}
          onPointerLeave={() => setPointed(null)}
        >
          {up
            .ticks(4)
            .filter(Number.isInteger)
            .map((tick) => (
              <g key={tick} transform={`translate(0 ${up(tick)})`}>
                <path d={`M${across[0]} 0H${across[1]}`} stroke="var(--line)" />
                <text x={isRtl ? width - ROOM.start + 8 : ROOM.start - 8} y={4} textAnchor="end">
                  {text.format(tick)}
                </text>
              </g>
            ))}
          {places.map((place, at) =>
            at % every === 0 ? (
              <text key={place} x={xOf(at)} y={HEIGHT - 8} textAnchor="middle">
                {labels[at]}
              </text>
            ) : null,
          )}
          {pointed === null ? null : (
            <path d={`M${xOf(pointed)} ${ROOM.top}V${HEIGHT - ROOM.bottom}`} stroke="var(--control-line)" />
          )}
          {series.map(({ name, values }, at) =>
            kind === 'line' ? (
              <path
                key={name}
                d={
                  line<number | null>(
                    (_value, index) => xOf(index),
                    (value) => up(value ?? 0),
                  ).defined((value) => value !== null)(values) ?? ''
                }
                fill="none"
                stroke={STROKES[at]?.[0]}
                strokeDasharray={STROKES[at]?.[1]}
                strokeWidth="2.5"
                strokeLinejoin="round"
              />
            ) : (
              values.map((value, index) => (
                <rect
                  key={places[index]}
                  x={(bands(String(index)) ?? 0) + (groups(name) ?? 0)}
                  y={up(value ?? 0)}
                  width={groups.bandwidth()}
                  height={HEIGHT - ROOM.bottom - up(value ?? 0)}
                  fill={STROKES[at]?.[0]}
                  rx="2"
                />
              ))
            ),
          )}
        </svg>
      )}
      <p>
        {pointed === null
          ? null
          : `${labels[pointed] ?? ''}: ${series.map(({ name, values }) => `${name} ${figureText(text, values[pointed])}`).join(', ')}`}
      </p>
    </div>
  );
}
