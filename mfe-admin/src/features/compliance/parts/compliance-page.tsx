import { RouterLink } from '@ayana/portal-kit/screens';
import { ExportButton } from '@ayana/shared-ui/export';
import { PortalHead, PortalPage } from '@ayana/shared-ui/portal-page';
import { TabLinks } from '@ayana/shared-ui/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  COMPLIANCE_PATH,
  CONTROLS_PATH,
  CREDENTIALS_PATH,
  DATA_REQUESTS_PATH,
  EVIDENCE_PATH,
  RETENTION_PATH,
} from '../paths';
import { messages } from './messages';
import { saveReport } from './report.api';

const { tabs } = messages;
const TABS = [
  { id: 'requirements', label: tabs.requirements, href: COMPLIANCE_PATH },
  { id: 'controls', label: tabs.controls, href: CONTROLS_PATH },
  { id: 'evidence', label: tabs.evidence, href: EVIDENCE_PATH },
  { id: 'credentials', label: tabs.credentials, href: CREDENTIALS_PATH },
  { id: 'requests', label: tabs.requests, href: DATA_REQUESTS_PATH },
  { id: 'retention', label: tabs.retention, href: RETENTION_PATH },
] as const;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--space-2);

  /* Beside the words of the page, and not as wide as they are. */
  && {
    flex-grow: 0;
  }
`;

export interface CompliancePageProps {
  current: (typeof TABS)[number]['id'];
  /** What can be added here. */
  action?: ReactNode;
  children: ReactNode;
}

/** One of the lists of compliance, in the frame that all of them share. */
export function CompliancePage({ current, action, children }: CompliancePageProps) {
  return (
    <PortalPage>
      <PortalHead>
        <div>
          <h1>{messages.title}</h1>
          <p>{messages.leads[current]}</p>
        </div>
        <Actions>
          {action}
          <ExportButton label={messages.report} onExport={saveReport} />
        </Actions>
      </PortalHead>
      <TabLinks label={tabs.label} items={TABS} current={current} LinkComponent={RouterLink} />
      {children}
    </PortalPage>
  );
}
