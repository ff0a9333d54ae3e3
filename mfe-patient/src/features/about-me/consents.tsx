import { type Account, ConsentsCard } from '@ayana/case-kit/account';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';

/** The consent to use health data, and where everything else is switched on and off. */
export default function Consents({ consents }: Pick<Account, 'consents'>) {
  return (
    <ConsentsCard consents={consents}>
      <p>
        <TextLink as={Link} to="/subscription">
          {messages.subscription}
        </TextLink>
      </p>
    </ConsentsCard>
  );
}
