export { RotasList as Component } from '../features/escalation/on-call/rotas-list';
export { rotasLoader as loader } from '../features/escalation/on-call/on-call.api';
