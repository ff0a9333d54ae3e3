import type { JourneyStep } from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui';
import { Link } from 'react-router-dom';

import { Card } from '../../page-layout/columns.styles';
import { JOURNEY_MESSAGES as TEXTS } from './messages';
import { OwnStatus } from './own-status/own-status';

/** The sidebar of the journey pages: the user's own status, and a link to prices. */
export function JourneySidebar({ step }: { step?: JourneyStep }) {
  return (
    <>
      <OwnStatus step={step} />
      <Card>
        <h2>{TEXTS.prices_title}</h2>
        <p>{TEXTS.prices_text}</p>
        <TextLink as={Link} to="/services">
          {TEXTS.prices}
        </TextLink>
      </Card>
    </>
  );
}
