import { RouterLink } from '@ayana/portal-kit/screens';
import { TabLinks } from '@ayana/shared-ui/tabs';
import { RESOURCES_PATH } from '../paths';
import { NEEDS_PATH } from '../../../paths';
import { messages } from '../../../components/resources/messages';

const { tabs } = messages;

/** Both lists; a city that is chosen stays chosen. */
export function ResourceTabs({ current, city }: { current: 'needs' | 'resources'; city: string | undefined }) {
  const of = city === undefined ? '' : `?city=${city}`;
  return (
    <TabLinks
      label={tabs.label}
      items={[
        { id: 'needs', label: tabs.needs, href: NEEDS_PATH + of },
        { id: 'resources', label: tabs.resources, href: RESOURCES_PATH + of },
      ]}
      current={current}
      LinkComponent={RouterLink}
    />
  );
}
