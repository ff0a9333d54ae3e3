import { ACCOUNT_PATH } from '@ayana/contracts/identity';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Link } from '../../own-journey/own-link';

import { Actions } from './about-me.styles';
import { messages } from './messages';
import { PARTS } from './parts';

/** Leads to what a person signs in with. @param isWholeAccount name, telephone, birth date and consent are there too: of who works here */
export function SignInCard({ isWholeAccount }: { isWholeAccount: boolean }) {
  const words = isWholeAccount ? messages.account : messages.signIn;
  return (
    <PortalCard title={words.title} id={PARTS.signIn}>
      <p>{words.text}</p>
      <Actions>
        <Button as={Link} to={ACCOUNT_PATH} variant="outline">
          {words.open}
        </Button>
        <TextLink as={Link} to={`${ACCOUNT_PATH}#delete-title`}>
          {messages.remove}
        </TextLink>
      </Actions>
    </PortalCard>
  );
}
