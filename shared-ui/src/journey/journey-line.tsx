import { styled } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';
import type { JourneyStop, StopState } from './journey-stop';
import { Stop, Stops } from './journey-stops';

export type JourneyLineProps = {
  stops: readonly JourneyStop[];
  /** What the line is, e.g. "Your journey". */
  label: string;
  layout?: 'horizontal' | 'vertical' | 'mini';
  /** Number of the first stop, where only a part of the line is shown. */
  first?: number;
  /** The name of each state, for screen readers. */
  stateWords: Record<StopState, string>;
};

const Mini = styled.span`
  display: inline-flex;
  align-items: center;

  & > i {
    inline-size: 7px;
    block-size: 7px;
    border: 1.5px solid var(--control-line);
    border-radius: 50%;
  }
  & > i + i {
    margin-inline-start: 3px;
  }
  & > i[data-state='done'] {
    border-color: var(--teal-700);
    background: var(--teal-700);
  }
  & > i:is([data-state='now'], [data-state='gated']) {
    inline-size: 10px;
    block-size: 10px;
    border-color: var(--ink);
    background: var(--marigold-500);
  }
  & > i[data-state='broken'] {
    inline-size: 10px;
    block-size: 10px;
    border-color: var(--coral-600);
    background: var(--coral-100);
  }
`;

/** The journey's stops on their line. State is shown by shape and word, not by colour alone. */
export function JourneyLine({ stops, label, layout = 'horizontal', first = 1, stateWords }: JourneyLineProps) {
  if (layout === 'mini') {
    const at = stops.findIndex((stop) => stop.state !== 'done');
    const stop = stops[at];
    return (
      <Mini>
        {stops.map(({ id, state }) => (
          <i key={id} data-state={state} aria-hidden="true" />
        ))}
        <VisuallyHidden>
          {label}:{' '}
          {stop === undefined ? stateWords.done : `${at + 1}/${stops.length}, ${stop.label}, ${stateWords[stop.state]}`}
        </VisuallyHidden>
      </Mini>
    );
  }
  return (
    <Stops aria-label={label} $vertical={layout === 'vertical'}>
      {stops.map((stop, index) => (
        <Stop key={stop.id} stop={stop} number={index + first} stateWord={stateWords[stop.state]} />
      ))}
    </Stops>
  );
}
