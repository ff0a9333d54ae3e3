export { RunsList as Component } from '../features/escalation/runs/runs-list';
export { runAction as action, runsLoader as loader } from '../features/escalation/runs/runs.api';
