import type { StayConsent } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { fullMoment } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { useBasePath } from '../../paths';
import { messages } from './messages';
import { Lines, Parts } from './stay.styles';

const moment = (at: string): string => fullMoment(new Date(at), INDIA_ZONE);

/** Whether the patient has signed, what, and when; the patient alone signs and withdraws. */
export function ConsentSection({ consent }: { consent: StayConsent }) {
  const { state, text, signatures } = consent;
  return (
    <Parts>
      <p>
        <b>{messages.consent[state]}</b>
      </p>
      {text === null ? null : <p dir="auto">{messages.consentText(text.title, text.version)}</p>}
      <Lines>
        {signatures.map(({ id, signed_name, version, signed_at, withdrawn_at, withdrawn_reason }) => (
          <li key={id}>
            <div>
              <p dir="auto">{messages.signature(signed_name, version, moment(signed_at))}</p>
              {withdrawn_at === null ? null : (
                <small dir="auto">{messages.withdrawn(moment(withdrawn_at), withdrawn_reason ?? '')}</small>
              )}
            </div>
          </li>
        ))}
      </Lines>
      <p>
        <TextLink as={Link} to={`${useBasePath()}/organisation`}>
          {messages.toTexts}
        </TextLink>
      </p>
    </Parts>
  );
}
