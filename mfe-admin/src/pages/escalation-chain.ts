export { ChainDetailPage as Component } from '../features/escalation/chains/chain-detail';
export { chainAction as action, chainLoader as loader } from '../features/escalation/chains/chains.api';
