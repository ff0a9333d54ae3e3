export { ControlDetailPage as Component } from '../features/compliance/controls/control-detail';
export { controlAction as action, controlLoader as loader } from '../features/compliance/controls/controls.api';
