import type { ReactNode } from 'react';
import { Link } from '../link';
import { Facts } from './facts';
import { PortalCard } from './portal-card';

export type ContactCardProps = {
  title: string;
  text: ReactNode;
  labels: { phone: string; email: string; hours: string };
  contact: { phone: string; phone_href: string; email: string; email_href: string };
  hours: ReactNode;
  /** Below them: a way to write, what to do at night. */
  children?: ReactNode;
};

/** Phone, e-mail and hours of the support team. */
export function ContactCard({ title, text, labels, contact, hours, children }: ContactCardProps) {
  return (
    <PortalCard title={title}>
      <p>{text}</p>
      <Facts
        facts={[
          [
            labels.phone,
            <Link key="phone" href={contact.phone_href}>
              {contact.phone}
            </Link>,
          ],
          [
            labels.email,
            <Link key="email" href={contact.email_href}>
              {contact.email}
            </Link>,
          ],
          [labels.hours, hours],
        ]}
      />
      {children}
    </PortalCard>
  );
}
