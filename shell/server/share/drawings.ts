import arrival from '@ayana/shared-ui/assets/drawings/care-arrival.svg?text';
import bed from '@ayana/shared-ui/assets/drawings/care-bed.svg?text';
import call from '@ayana/shared-ui/assets/drawings/care-call.svg?text';
import garden from '@ayana/shared-ui/assets/drawings/care-garden.svg?text';
import heart from '@ayana/shared-ui/assets/drawings/care-heart.svg?text';
import joint from '@ayana/shared-ui/assets/drawings/care-joint.svg?text';
import papers from '@ayana/shared-ui/assets/drawings/care-papers.svg?text';
import support from '@ayana/shared-ui/assets/drawings/care-support.svg?text';
import twoClocks from '@ayana/shared-ui/assets/drawings/care-two-clocks.svg?text';
import hospital from '@ayana/shared-ui/assets/drawings/hospital-lantern-bay.svg?text';
import mark from '@ayana/shared-ui/assets/drawings/ayana-mark.svg?text';

/** The drawings a route may name as its `picture` in portal.json; each is aligned to its lower edge. */
const DRAWINGS: Readonly<Record<string, string>> = {
  'care-arrival': arrival,
  'care-bed': bed,
  'care-call': call,
  'care-garden': garden,
  'care-heart': heart,
  'care-joint': joint,
  'care-papers': papers,
  'care-support': support,
  'care-two-clocks': twoClocks,
  hospital,
};

/** A remote may be newer than the shell and name an unknown drawing. */
export const drawingOf = (name: string | undefined): string => DRAWINGS[name ?? ''] ?? arrival;

export const MARK = mark;
