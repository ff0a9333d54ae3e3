export { RunDetailPage as Component } from '../features/escalation/runs/run-detail';
export { runAction as action, runLoader as loader } from '../features/escalation/runs/runs.api';
