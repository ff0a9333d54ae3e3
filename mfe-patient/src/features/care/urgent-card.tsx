import { BRAND, SUPPORT_HOURS } from '@ayana/contracts/brand';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Phone } from 'lucide-react';
import { messages } from './messages';
import { Signs } from './care.styles';

/** What not to wait with, and who to call. */
export function UrgentCard() {
  const { urgent: words } = messages;
  return (
    <PortalCard title={words.title}>
      <p>
        <b>{words.emergency}</b>
      </p>
      <Signs>
        {words.list.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </Signs>
      <div>
        <Button as="a" href={BRAND.phone_href} variant="tonal" icon={<Phone size={18} aria-hidden="true" />}>
          {words.call} <bdi>{BRAND.phone}</bdi>
        </Button>
      </div>
      <small>{SUPPORT_HOURS.text}</small>
    </PortalCard>
  );
}
