import { OnCallLine } from '@ayana/case-kit/on-call-line';
import { SupportHours } from '@ayana/case-kit/reach';
import { BRAND, EMERGENCY_NUMBERS } from '@ayana/contracts/brand';
import { phoneHref } from '@ayana/contracts/links';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { Phone } from 'lucide-react';
import type { Overview } from './care.api';
import { WriteButton } from '../../own-journey/write-button';
import { messages } from './messages';
import { Numbers, Signs } from './care.styles';

const { urgent: words } = messages;

/** Who to call, with one press on a phone, and what not to wait with. */
export function UrgentCard({ overview }: { overview: Overview | null }) {
  const { hospital = null, case_manager = null } = overview ?? {};
  return (
    <PortalCard title={words.title}>
      <p>{words.emergency}</p>
      <Numbers>
        <Call who={words.india} phone={EMERGENCY_NUMBERS.any} isFirst />
        {hospital?.phone ? <Call who={hospital.name} phone={hospital.phone} /> : null}
        <Call who={words.ambulance} phone={EMERGENCY_NUMBERS.ambulance} />
        {case_manager?.phone ? <Call who={words.caseManager(case_manager.name)} phone={case_manager.phone} /> : null}
        <Call who={words.desk} phone={BRAND.phone} />
      </Numbers>
      <OnCallLine />
      <p>
        <SupportHours />
      </p>
      <p>{words.night}</p>
      <div>
        <WriteButton />
      </div>
      <p>{words.when}</p>
      <Signs>
        {words.list.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </Signs>
    </PortalCard>
  );
}

function Call({ who, phone, isFirst = false }: { who: string; phone: string; isFirst?: boolean }) {
  return (
    <li>
      <Button
        as="a"
        href={phoneHref(phone)}
        variant={isFirst ? 'solid' : 'tonal'}
        icon={<Phone size={18} aria-hidden="true" />}
      >
        <bdi>{who}</bdi> <bdi>{phone}</bdi>
      </Button>
    </li>
  );
}
