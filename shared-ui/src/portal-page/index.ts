export { ComingList, type ComingListProps } from './coming-list';
export { ContactCard, type ContactCardProps } from './contact-card';
export { Facts, type FactsProps } from './facts';
export { PortalCard, type PortalCardProps } from './portal-card';
export { PortalHome, type PortalHomeProps } from './portal-home';
export { PortalActions, PortalAside, PortalColumns, PortalHead, PortalMain } from './portal-page.styles';
export { PortalPage } from './portal-page';
export { WaitingList, type WaitingListProps } from './waiting-list';
