import { ScreenFrame } from '@ayana/case-kit/list-detail';
import { RouterLink } from '@ayana/portal-kit/screens';
import { ExportButton } from '@ayana/shared-ui/export';
import { TabLinks } from '@ayana/shared-ui/tabs';
import type { ReactNode } from 'react';
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

export type ComplianceTab = (typeof TABS)[number]['id'];

/** The head that all pages of compliance share. */
export const headOf = (current: ComplianceTab) => ({
  title: messages.title,
  lead: messages.leads[current],
  tabs: <TabLinks label={tabs.label} items={TABS} current={current} LinkComponent={RouterLink} />,
  actions: <ExportButton label={messages.report} onExport={saveReport} />,
});

/** A page of compliance that is no list. */
export function CompliancePage({ current, children }: { current: ComplianceTab; children: ReactNode }) {
  return <ScreenFrame {...headOf(current)}>{children}</ScreenFrame>;
}
