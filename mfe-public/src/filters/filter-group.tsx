import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';

import { FILTER_MESSAGES as TEXTS } from './messages';

/** A filter value with its number of results. */
export interface FilterOption {
  value: string;
  label?: string | undefined;
  count: number;
}

const Group = styled.fieldset`
  min-inline-size: 0;

  & > legend {
    inline-size: 100%;
    padding-block-end: var(--space-2);
    font-family: var(--font-heading);
    font-size: var(--size-21);
  }
`;

const Row = styled.label<{ $none: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-block-size: 36px;
  font-size: var(--size-16);
  cursor: pointer;
  color: ${({ $none }) => ($none ? 'var(--stone)' : 'inherit')};

  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  & > input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    accent-color: var(--teal-700);
    cursor: inherit;
  }
  & > span {
    flex: 1;
  }
  & > small {
    font-size: var(--size-14);
    color: var(--stone);
    font-variant-numeric: tabular-nums;
  }
  &:has(:checked) > span {
    font-weight: 600;
  }
`;

const Others = styled.details`
  & > summary {
    inline-size: fit-content;
    padding-block: 8px;
    color: var(--teal-700);
    font-size: var(--size-16);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    display: none;
  }
`;

/** The id of a value's checkbox, for labels elsewhere. */
export const optionId = (name: string, value: string): string => `filter-${name}-${value.replaceAll(/[^\w-]+/g, '-')}`;

/** The chosen values including a pending click: a box does not wait for the list. */
export function useChosen(query: URLSearchParams): URLSearchParams {
  const { location } = useNavigation();
  return location === undefined ? query : new URLSearchParams(location.search);
}

interface GroupProps {
  legend: string;
  name: string;
  options: readonly FilterOption[];
  query: URLSearchParams;
}

interface OptionBoxProps {
  type: 'checkbox' | 'radio';
  id: string;
  name: string;
  value: string;
  /** The state in the URL. */
  chosen: boolean;
}

/** A click shows at once; back, forward and the chips change the box, which keeps the focus. */
function OptionBox({ chosen, ...rest }: OptionBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.checked = chosen;
  }, [chosen]);
  return <input ref={box} {...rest} defaultChecked={chosen} />;
}

function Boxes({ name, options, query, type }: Omit<GroupProps, 'legend'> & { type: 'checkbox' | 'radio' }) {
  const chosen = useChosen(query).getAll(name);
  return options.map(({ value, label = value, count }) => (
    <Row key={value} $none={value !== '' && count === 0}>
      <OptionBox
        type={type}
        id={optionId(name, value)}
        name={name}
        value={value}
        chosen={type === 'radio' && value === '' ? chosen.every((each) => each === '') : chosen.includes(value)}
      />
      <span>{label}</span>
      {value === '' ? null : <small>{count}</small>}
    </Row>
  ));
}

/** A multiple choice: the first few, the chosen ones, and the others collapsed. */
export function CheckGroup({
  legend,
  first = 6,
  others,
  lead,
  ...rest
}: GroupProps & {
  first?: number;
  /** Plural name of the values: `cities`. */
  others: string;
  lead?: ReactNode;
}) {
  const chosen = rest.query.getAll(rest.name);
  const shown = rest.options.filter(({ value }, index) => index < first || chosen.includes(value));
  const hidden = rest.options.filter((option) => !shown.includes(option));
  if (rest.options.length === 0) return null;
  return (
    <Group>
      <legend>{legend}</legend>
      {lead}
      <Boxes {...rest} options={shown} type="checkbox" />
      {hidden.length === 0 ? null : (
        <Others>
          <summary>{TEXTS.more(hidden.length, others)}</summary>
          <Boxes {...rest} options={hidden} type="checkbox" />
        </Others>
      )}
    </Group>
  );
}

/** A single choice of steps, or "any". */
export function StepGroup({ legend, options, ...rest }: GroupProps) {
  if (!rest.query.has(rest.name) && options.every(({ count }) => count === 0)) return null;
  return (
    <Group>
      <legend>{legend}</legend>
      <Boxes {...rest} options={[{ value: '', label: TEXTS.any, count: 0 }, ...options]} type="radio" />
    </Group>
  );
}
