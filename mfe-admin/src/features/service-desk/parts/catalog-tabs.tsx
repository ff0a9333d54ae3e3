import { TabLinks } from '@ayana/shared-ui/tabs';
import { RouterLink } from '@ayana/portal-kit/screens';
import { CATALOG_PATH } from '../paths';
import { messages } from '../../../components/service-desk/messages';

const ITEMS = [
  { id: 'services', label: messages.services, href: CATALOG_PATH },
  { id: 'hours', label: messages.hours, href: `${CATALOG_PATH}/working-hours` },
];

/** The parts of the catalogue: its services, and when the desk works. */
export function CatalogTabs({ current }: { current: 'services' | 'hours' }) {
  return <TabLinks label={messages.catalog} items={ITEMS} current={current} LinkComponent={RouterLink} />;
}
