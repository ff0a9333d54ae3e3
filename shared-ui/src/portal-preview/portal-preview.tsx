import type { ReactNode } from 'react';
import { QuietLine } from '../states';
import { Box, Columns, Contact, Note } from './portal-preview-boxes';

export type PortalPreviewProps = {
  title: string;
  /** One sentence: what this portal is for. */
  lead: string;
  /** What will stand here, in the order in which a reader will need it. */
  coming: { title: string; items: readonly string[]; note: string };
  /** What works today, and whom to ask. */
  today: {
    title: string;
    text: ReactNode;
    action: ReactNode;
    facts: readonly (readonly [name: string, value: ReactNode])[];
  };
};

/** The first page of a portal that is still being built: what it will hold, what works today, whom to ask. */
export function PortalPreview({ title, lead, coming, today }: PortalPreviewProps) {
  return (
    <Box>
      <header>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <QuietLine />
      <Columns>
        <section>
          <h2>{coming.title}</h2>
          <ul>
            {coming.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Note>{coming.note}</Note>
        </section>
        <Contact>
          <h2>{today.title}</h2>
          <p>{today.text}</p>
          {today.action}
          <dl>
            {today.facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Contact>
      </Columns>
    </Box>
  );
}
