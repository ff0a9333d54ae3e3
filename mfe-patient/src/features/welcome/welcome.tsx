import { BRAND, SUPPORT_HOURS } from '@ayana/contracts/brand';
import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link } from '@ayana/shared-ui/link';
import { PortalPreview } from '@ayana/shared-ui/portal-preview';
import { messages } from './messages';

export interface WelcomeProps {
  title: string;
  lead: string;
  /** What will stand here. */
  coming: readonly string[];
  /** What works today instead. */
  today: string;
}

/** A page of this portal that is not open yet: what it will hold, and whom to ask until then. */
export function Welcome({ title, lead, coming, today }: WelcomeProps) {
  const email = useSession((session) => session.user?.email);
  const mailto = `mailto:${BRAND.email}`;
  return (
    <PortalPreview
      title={title}
      lead={lead}
      coming={{ title: messages.coming, items: coming, note: messages.note }}
      today={{
        title: messages.today,
        text: today,
        action: (
          <Button as="a" href={mailto}>
            {messages.write}
          </Button>
        ),
        facts: [
          [
            messages.phone,
            <Link key="phone" href={BRAND.phone_href}>
              {BRAND.phone}
            </Link>,
          ],
          [
            messages.email,
            <Link key="email" href={mailto}>
              {BRAND.email}
            </Link>,
          ],
          [messages.hours, SUPPORT_HOURS.text],
          ...(email === undefined ? [] : [[messages.account, email] as const]),
        ],
      }}
    />
  );
}
