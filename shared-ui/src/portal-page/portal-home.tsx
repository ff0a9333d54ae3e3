import type { ReactNode } from 'react';
import { ComingList, type ComingListProps } from './coming-list';
import { ContactCard, type ContactCardProps } from './contact-card';
import { Facts, type FactsProps } from './facts';
import { PortalCard } from './portal-card';
import { PortalAside, PortalColumns, PortalHead, PortalMain } from './portal-page.styles';
import { PortalPage } from './portal-page';

export type PortalHomeProps = {
  title: string;
  lead: ReactNode;
  /** At the end of the heading. */
  extra?: ReactNode;
  /** The user's next step, shown first. */
  first: ReactNode;
  /** Below it, full width. */
  wide?: ReactNode;
  /** Further tasks and notifications. */
  children?: ReactNode;
  /** What is not available yet. */
  coming?: { title: string } & ComingListProps;
  contact: ContactCardProps;
  /** The user's account; absent while it cannot be loaded. */
  account?: ({ title: string; action: ReactNode } & FactsProps) | undefined;
  /** First in the side column. */
  beside?: ReactNode;
};

/** The first page of a portal: tasks, upcoming features, contact, and the user's account. */
export function PortalHome(props: PortalHomeProps) {
  const { title, lead, extra, first, wide, children, coming, contact, account, beside } = props;
  const contactCard = <ContactCard {...contact} />;
  const rest = (
    <>
      {children}
      {coming === undefined ? null : (
        <PortalCard title={coming.title}>
          <ComingList items={coming.items} />
        </PortalCard>
      )}
    </>
  );
  const whose =
    account === undefined ? null : (
      <PortalCard title={account.title}>
        <Facts facts={account.facts} />
        {account.action}
      </PortalCard>
    );
  const head = (
    <PortalHead>
      <div>
        <h1>{title}</h1>
        <p>{lead}</p>
      </div>
      {extra}
    </PortalHead>
  );
  if (wide === undefined)
    return (
      <PortalPage>
        {head}
        <PortalColumns>
          <PortalMain>
            {first}
            {rest}
          </PortalMain>
          <PortalAside>
            {beside}
            {contactCard}
            {whose}
          </PortalAside>
        </PortalColumns>
      </PortalPage>
    );
  return (
    <PortalPage>
      {head}
      <PortalColumns>
        <PortalMain>{first}</PortalMain>
        <PortalAside>{beside ?? contactCard}</PortalAside>
      </PortalColumns>
      {wide}
      {children === undefined || children === null ? null : (
        <PortalColumns>
          <PortalMain>{rest}</PortalMain>
          <PortalAside>
            {beside === undefined || beside === null ? null : contactCard}
            {whose}
          </PortalAside>
        </PortalColumns>
      )}
    </PortalPage>
  );
}
