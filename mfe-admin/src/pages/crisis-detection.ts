export { SignalsList as Component } from '../features/operations/signals/signals-list';
export { signalAction as action, signalsLoader as loader } from '../features/operations/signals/signals.api';
