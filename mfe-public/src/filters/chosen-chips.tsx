import { Link as TextLink, VisuallyHidden } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

import { ChipLink } from '../page-layout/chip-link.styles';
import { withoutAll, without } from './filter-query';
import { FILTER_MESSAGES as TEXTS } from './messages';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

const Cross = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
`;

/** A chosen filter value with its label. */
export interface ChosenValue {
  name: string;
  value: string;
  label: string;
}

/** The chosen filters as chips, each a link that removes it, so they work without scripts. */
export function ChosenChips({
  action,
  query,
  chosen,
}: {
  action: string;
  query: URLSearchParams;
  chosen: readonly ChosenValue[];
}) {
  if (chosen.length === 0) return null;
  const to = (left: URLSearchParams): string => `${action}?${left}`;
  return (
    <List aria-label={TEXTS.chosen}>
      {chosen.map(({ name, value, label }) => (
        <li key={`${name}-${value}`}>
          <ChipLink to={to(without(query, name, value))} preventScrollReset>
            <VisuallyHidden>{TEXTS.remove('')}</VisuallyHidden>
            {label}
            <Cross width={14} height={14} viewBox="0 0 14 14" aria-hidden="true">
              <path d="M2 2l10 10M12 2L2 12" />
            </Cross>
          </ChipLink>
        </li>
      ))}
      <li>
        <TextLink as={Link} to={to(withoutAll(query, [...new Set(chosen.map(({ name }) => name))]))} preventScrollReset>
          {TEXTS.clear}
        </TextLink>
      </li>
    </List>
  );
}
