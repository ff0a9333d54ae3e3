export { deviceName, type DeviceName } from './device-name';
