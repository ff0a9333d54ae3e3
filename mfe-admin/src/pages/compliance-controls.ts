export { ControlsList as Component } from '../features/compliance/controls/controls-list';
export { controlsLoader as loader } from '../features/compliance/controls/controls.api';
