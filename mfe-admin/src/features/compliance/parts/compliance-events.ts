/** How a requirement is doing depends on its controls and on their evidence, so any change of them reads a page again. */
export const COMPLIANCE_EVENTS = ['compliance.updated'] as const;
