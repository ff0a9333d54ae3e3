export { ChainsList as Component } from '../features/escalation/chains/chains-list';
export { chainsLoader as loader } from '../features/escalation/chains/chains.api';
