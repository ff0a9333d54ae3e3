import careArrival from '@ayana/shared-ui/assets/drawings/care-arrival.svg';

import { TRAVEL } from '../features/journey-pages/travel';
import { journeyPartPage } from './journey-part';

export const { loader, Component, meta } = journeyPartPage(TRAVEL, careArrival);
