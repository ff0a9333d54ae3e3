export { NewChain as Component } from '../features/escalation/chains/new-chain';
export { newChainLoader as loader } from '../features/escalation/chains/chains.api';
