import { RouterLink } from '@ayana/portal-kit/screens';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { CHAINS_PATH, ESCALATION_PATH, ON_CALL_PATH } from '../paths';
import { messages } from './messages';

const { tabs } = messages;
const ITEMS = [
  { id: 'runs', label: tabs.runs, href: ESCALATION_PATH },
  { id: 'chains', label: tabs.chains, href: CHAINS_PATH },
  { id: 'on-call', label: tabs.onCall, href: ON_CALL_PATH },
] as const;

export function EscalationTabs({ current }: { current: (typeof ITEMS)[number]['id'] }) {
  return <TabLinks label={tabs.label} items={ITEMS} current={current} LinkComponent={RouterLink} />;
}
