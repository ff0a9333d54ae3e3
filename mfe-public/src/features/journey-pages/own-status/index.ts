export { OwnStatus } from './own-status';
