import careArrival from '@ayana/shared-ui/assets/drawings/care-arrival.svg';

import { TRAVEL } from '../features/journey-pages/travel';
import { journeyPage } from './journey-page';

export const { loader, Component, meta } = journeyPage(TRAVEL, careArrival);
