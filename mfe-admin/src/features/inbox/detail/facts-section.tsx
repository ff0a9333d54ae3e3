import type { ReactNode } from 'react';

/** One part of what is known about a visitor, under its title. */
export function FactsSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
