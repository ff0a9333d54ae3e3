import { styled } from 'styled-components';
import { indiaCoastFrame, indiaCoastMap } from '../drawings/city-points';
import { project } from '../drawings/coast/projection';
import { islandPaths, mainlandPath } from '../drawings/coast/trace';
import type { LinkComponent } from '../tabs';
import { VisuallyHidden } from '../visually-hidden';
import { spread } from './spread';

/** Height of the part with land, in the map's units. */
const HEIGHT = 800;
const { width: WIDTH } = indiaCoastFrame;
/** Between the middles of two places, in the map's units. */
const ROOM = 84;
const COAST = `${mainlandPath(indiaCoastMap)}V-20H-200z`;
const ISLANDS = islandPaths(indiaCoastMap);

const Box = styled.div`
  position: relative;
  overflow: hidden;
  max-inline-size: 420px;
  border-radius: var(--radius-card);
  background: var(--sea-1);

  & > svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;

const Points = styled.ul`
  position: absolute;
  inset: 0;

  & > li {
    position: absolute;
    translate: -50% -50%;
  }
  & > li:is(:hover, :focus-within) {
    z-index: 1;
  }
  & > li > a {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border: 1px solid var(--teal-700);
    border-radius: 50%;
    background: var(--white);
    color: var(--teal-800);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1;
    text-decoration: none;
  }
  & > li > a:hover {
    background: var(--teal-100);
  }
  & > li > a[aria-current] {
    border: 3px solid var(--marigold-500);
    background: var(--teal-800);
    color: var(--white);
  }
  & > li[data-empty] > a:not([aria-current]) {
    border-color: var(--control-line);
    color: var(--stone);
  }
`;

const Mark = styled.span`
  position: absolute;
  inset-block-start: -8px;
  inset-inline-end: -8px;
  min-inline-size: 18px;
  padding-inline: 4px;
  border: 1px solid var(--white);
  border-radius: var(--radius-full);
  background: var(--coral-600);
  color: var(--white);
  font-size: 0.6875rem;
  line-height: 16px;
  text-align: center;
`;

export interface MapPlace {
  id: string;
  latitude: number;
  longitude: number;
  /** In the dot. */
  text: string;
  /** At its corner: something is missing there. */
  mark: string | null;
  /** There is nothing of what the dot counts. */
  isEmpty: boolean;
  /** All of it in words, with the name. */
  label: string;
  href: string;
}

export interface IndiaMapProps {
  label: string;
  places: readonly MapPlace[];
  /** The place that is shown beside the map. */
  current: string | null;
  LinkComponent?: LinkComponent;
}

/** Places of India with a figure each; a press leads to what is there. The coast is the one of the drawings: no borders. */
export function IndiaMap({ label, places, current, LinkComponent: Anchor = 'a' }: IndiaMapProps) {
  const spots = spread(
    places.map((place) => ({ ...place, ...project(indiaCoastMap, place.longitude, place.latitude) })),
    ROOM,
  );
  return (
    <Box dir="ltr">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path d={COAST} fill="var(--sand)" stroke="var(--control-line)" />
        <path d={ISLANDS} fill="var(--sand)" stroke="var(--control-line)" />
      </svg>
      <Points aria-label={label}>
        {spots.map(({ id, x, y, text, mark, isEmpty, label: words, href }) => (
          <li
            key={id}
            title={words}
            data-empty={isEmpty ? '' : undefined}
            style={{ left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / HEIGHT}%` }}
          >
            <Anchor href={href} {...(id === current ? { 'aria-current': 'true' as const } : {})}>
              <span aria-hidden="true">{text}</span>
              {mark === null ? null : <Mark aria-hidden="true">{mark}</Mark>}
              <VisuallyHidden>{words}</VisuallyHidden>
            </Anchor>
          </li>
        ))}
      </Points>
    </Box>
  );
}
