interface Identified {
  id: string;
}

export const ESCALATION_PATH = '/admin/escalation-management';
export const CHAINS_PATH = `${ESCALATION_PATH}/chains`;
export const NEW_CHAIN_PATH = `${CHAINS_PATH}/new`;
export const ON_CALL_PATH = `${ESCALATION_PATH}/on-call`;
export const runHref = ({ id }: Identified): string => `${ESCALATION_PATH}/runs/${id}`;
export const chainHref = ({ id }: Identified): string => `${CHAINS_PATH}/${id}`;
export const rotaHref = ({ id }: Identified): string => `${ON_CALL_PATH}/${id}`;
