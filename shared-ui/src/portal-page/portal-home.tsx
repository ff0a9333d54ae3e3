import type { ReactNode } from 'react';
import { ComingList, type ComingListProps } from './coming-list';
import { ContactCard, type ContactCardProps } from './contact-card';
import { Facts, type FactsProps } from './facts';
import { PortalCard } from './portal-card';
import { PortalAside, PortalColumns, PortalHead, PortalMain, PortalPage } from './portal-page-boxes';

export type PortalHomeProps = {
  title: string;
  lead: ReactNode;
  /** At the end of the heading. */
  extra?: ReactNode;
  /** What waits for this person before everything else. */
  first: ReactNode;
  /** Below that, as wide as the page. */
  wide?: ReactNode;
  /** The rest of what waits or was told. */
  children?: ReactNode;
  /** What is not here yet and how it will come. */
  coming?: { title: string } & ComingListProps;
  contact: ContactCardProps;
  /** The own account's facts; absent while they cannot be read. */
  account?: ({ title: string; action: ReactNode } & FactsProps) | undefined;
  /** First beside what is waiting. */
  beside?: ReactNode;
};

/** The first page of a portal: what is waiting, what will appear here, whom to call, and whose account it is. */
export function PortalHome(props: PortalHomeProps) {
  const { title, lead, extra, first, wide, children, coming, contact, account, beside } = props;
  const whom = <ContactCard {...contact} />;
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
            {whom}
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
        <PortalAside>{beside ?? whom}</PortalAside>
      </PortalColumns>
      {wide}
      {children === undefined || children === null ? null : (
        <PortalColumns>
          <PortalMain>{rest}</PortalMain>
          <PortalAside>
            {beside === undefined || beside === null ? null : whom}
            {whose}
          </PortalAside>
        </PortalColumns>
      )}
    </PortalPage>
  );
}
