export { RotaDetailPage as Component } from '../features/escalation/on-call/rota-detail';
export { rotaAction as action, rotaLoader as loader } from '../features/escalation/on-call/on-call.api';
