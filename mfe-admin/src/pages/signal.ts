export { SignalDetailPage as Component } from '../features/operations/signals/signal-detail';
export { signalAction as action, signalLoader as loader } from '../features/operations/signals/signals.api';
