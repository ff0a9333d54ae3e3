import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { QuietLine } from '../states';
import { PortalHead, PortalPage } from './portal-page.styles';

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);
  max-inline-size: var(--measure);
  padding-block: var(--space-3);
`;

export type NotOpenProps = {
  title: string;
  /** What the page is for. */
  lead: string;
  /** What to do until then. */
  text: ReactNode;
  actions: ReactNode;
};

/** A page that is not available yet: says so, and where to go instead. */
export function NotOpen({ title, lead, text, actions }: NotOpenProps) {
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </PortalHead>
      <Box>
        <QuietLine />
        <p>{text}</p>
        {actions}
      </Box>
    </PortalPage>
  );
}
