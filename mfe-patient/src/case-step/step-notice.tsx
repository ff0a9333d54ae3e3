import { type CaseFact, patientStep } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { NextAction } from '@ayana/shared-ui/next-action';
import { useLocation } from 'react-router-dom';
import { Link } from '../own-journey/own-link';
import { messages } from './messages';

export interface StepNoticeProps {
  facts: readonly CaseFact[];
  /** More that this page knows of it. */
  more?: string | undefined;
}

/** Where the case is and what is next, in the same words on every page; the button only where it leads to another page. */
export function StepNotice({ facts, more }: StepNoticeProps) {
  const { pathname } = useLocation();
  const { isTurn, title, text, action, to } = patientStep(new Set(facts));
  return (
    <NextAction
      eyebrow={isTurn ? messages.turn : messages.others}
      title={title}
      text={more === undefined ? text : `${text} ${more}`}
      actions={
        action === undefined || to === pathname ? undefined : (
          <Button as={Link} variant="tonal" to={to}>
            {action}
          </Button>
        )
      }
    />
  );
}
