export { PressPage } from './press-page';
