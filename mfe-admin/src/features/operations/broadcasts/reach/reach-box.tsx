import type { BroadcastDetail } from '@ayana/contracts/operations';
import { Facts } from '@ayana/shared-ui/portal-page';
import { CountBox } from '../broadcasts.styles';
import { audienceWords } from './audience-words';
import { Counted } from './counted';

/** What a second person decides about: who it is for in words, how many they are, who of them sleeps now, and some of them by name. */
export function ReachBox({ broadcast: { reach, audience, is_urgent } }: { broadcast: BroadcastDetail }) {
  if (reach === null) return null;
  return (
    <>
      <Facts
        facts={audienceWords(audience, reach).map(([label, chosen]) => [label, <bdi key={label}>{chosen}</bdi>])}
      />
      <CountBox>
        <Counted count={reach} isUrgent={is_urgent} />
      </CountBox>
    </>
  );
}
