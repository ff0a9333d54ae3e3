import { api, dataOf } from '@ayana/portal-kit';
import type { Point } from '../../../components/resources/types';

export const readPoints = (): Promise<Point[]> => dataOf(api.GET('/resources/map'));
