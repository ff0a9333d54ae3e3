import { RouterLink } from '@ayana/portal-kit/screens';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { FIGURES_PATH, KNOWLEDGE_PATH, PROBLEMS_PATH, RECURRING_PATH } from '../paths';
import { messages } from './messages';

const ITEMS = [
  { id: 'figures', label: messages.tabs.figures, href: FIGURES_PATH },
  { id: 'knowledge', label: messages.tabs.knowledge, href: KNOWLEDGE_PATH },
  { id: 'recurring', label: messages.tabs.recurring, href: RECURRING_PATH },
  { id: 'problems', label: messages.tabs.problems, href: PROBLEMS_PATH },
];

/** What those who lead the desk look at: how it does, and what makes its work less. */
export function DeskTabs({ current }: { current: 'figures' | 'knowledge' | 'recurring' | 'problems' }) {
  return <TabLinks label={messages.tabs.label} items={ITEMS} current={current} LinkComponent={RouterLink} />;
}
