import { Button, Link as TextLink, VisuallyHidden } from '@ayana/shared-ui';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
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
  /** Said to whoever hears the button among many. */
  name: string;
  size?: 'small' | 'regular' | 'large';
}

/** Takes a hospital or a doctor into the comparison; without scripts it is a link to one that begins with it. */
export function CompareButton({ kind, id, name, size = 'regular' }: CompareButtonProps) {
  const chosen = useKeptChoice(kind);
  const label = (
    <>
      {TEXTS.compare}
      <VisuallyHidden>{TEXTS.with(name)}</VisuallyHidden>
    </>
  );
  if (chosen === null)
    return (
      <Button as={Link} to={comparePath(kind, [id])} variant="outline" size={size}>
        {label}
      </Button>
    );
  const pressed = chosen.includes(id);
  if (!pressed && chosen.length >= MOST_COMPARED)
    return (
      <TextLink as={Link} to={comparePath(kind, chosen)}>
        {TEXTS.full(kind)}
      </TextLink>
    );
  return (
    <Row>
      <Button
        variant={pressed ? 'tonal' : 'outline'}
        size={size}
        aria-pressed={pressed}
        icon={pressed ? <Check size={18} aria-hidden="true" /> : undefined}
        onClick={() => toggleChoice(kind, id)}
      >
        {pressed ? TEXTS.compared : label}
        {pressed ? <VisuallyHidden>: {name}</VisuallyHidden> : null}
      </Button>
      {pressed ? (
        <TextLink as={Link} to={comparePath(kind, chosen)}>
          {TEXTS.see(kind, chosen.length)}
        </TextLink>
      ) : null}
    </Row>
  );
}
