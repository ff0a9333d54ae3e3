import careCall from '@ayana/shared-ui/assets/drawings/care-call.svg';

import { CONSULTATION } from '../features/journey-pages/consultation';
import { journeyPage } from './journey-page';

export const { loader, Component, meta } = journeyPage(CONSULTATION, careCall);
