export const COMPLIANCE_PATH = '/admin/regulatory-compliance';
export const CONTROLS_PATH = `${COMPLIANCE_PATH}/controls`;
export const EVIDENCE_PATH = `${COMPLIANCE_PATH}/evidence`;
export const CREDENTIALS_PATH = `${COMPLIANCE_PATH}/credentials`;
export const DATA_REQUESTS_PATH = `${COMPLIANCE_PATH}/data-requests`;
export const RETENTION_PATH = `${COMPLIANCE_PATH}/retention`;

type Named = { id: string };
export const requirementHref = ({ id }: Named): string => `${COMPLIANCE_PATH}/requirements/${id}`;
export const controlHref = ({ id }: Named): string => `${CONTROLS_PATH}/${id}`;
export const dataRequestHref = ({ id }: Named): string => `${DATA_REQUESTS_PATH}/${id}`;
