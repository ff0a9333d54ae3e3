export { TabLinks, type LinkComponent, type TabLinksProps } from './tab-links';
export { Tabs, type TabsProps } from './tabs';
