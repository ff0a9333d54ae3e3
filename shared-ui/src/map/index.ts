export { IndiaMap, type IndiaMapProps, type MapPlace } from './india-map';
