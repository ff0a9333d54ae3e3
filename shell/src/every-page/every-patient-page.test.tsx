import { everyPage } from './open-pages';

everyPage('mfe-patient');
