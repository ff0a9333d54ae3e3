import { Button, Link as TextLink, VisuallyHidden } from '@ayana/shared-ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { KeyboardEvent, MouseEvent } from 'react';
import { styled } from 'styled-components';

import { comparePath, MOST_COMPARED } from './choice';
import type { ComparedKind } from './choice';
import { toggleChoice, useKeptChoice } from './kept-choice';
import { COMPARE_BUTTON_MESSAGES as TEXTS } from './messages';

const Row = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

interface CompareButtonProps {
  kind: ComparedKind;
  id: string;
  /** Name for screen readers. */
  name: string;
  size?: 'small' | 'regular' | 'large';
}

/** Adds a hospital or a doctor to the comparison. It is always a link, so that a click before hydration is not lost; without scripts it opens a comparison with this item. */
export function CompareButton({ kind, id, name, size = 'regular' }: CompareButtonProps) {
  const chosen = useKeptChoice(kind);
  const label = (
    <>
      {TEXTS.compare}
      <VisuallyHidden>{TEXTS.with(name)}</VisuallyHidden>
    </>
  );
  const pressed = chosen?.includes(id) ?? false;
  if (chosen !== null && !pressed && chosen.length >= MOST_COMPARED)
    return (
      <TextLink as={Link} to={comparePath(kind, chosen)}>
        {TEXTS.full(kind)}
      </TextLink>
    );
  return (
    <Row>
      <Button
        as={Link}
        to={comparePath(kind, [id])}
        data-acts
        variant={pressed ? 'tonal' : 'outline'}
        size={size}
        {...(chosen === null ? {} : { role: 'button', 'aria-pressed': pressed })}
        icon={pressed ? <Check size={18} aria-hidden="true" /> : undefined}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          toggleChoice(kind, id);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          toggleChoice(kind, id);
        }}
      >
        {pressed ? TEXTS.compared : label}
        {pressed ? <VisuallyHidden>: {name}</VisuallyHidden> : null}
      </Button>
      {pressed && chosen !== null ? (
        <TextLink as={Link} to={comparePath(kind, chosen)}>
          {TEXTS.see(kind, chosen.length)}
        </TextLink>
      ) : null}
    </Row>
  );
}
