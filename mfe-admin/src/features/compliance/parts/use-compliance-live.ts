import { useLive } from '@ayana/portal-kit/screens';

/**
 * Reads a page again when anything of compliance changes: how a requirement is doing depends on its controls and on their evidence.
 */
export const useComplianceLive = (reread: () => void): void =>
  useLive<{ id: string }>({ events: ['compliance.updated'], reread });
