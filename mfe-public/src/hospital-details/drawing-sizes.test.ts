import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { HOSPITAL_DRAWINGS, HOSPITAL_FRAME } from './hospital-drawings';

const DRAWINGS = join(__dirname, '../../../shared-ui/assets/drawings');

it.each(Object.keys(HOSPITAL_DRAWINGS))('hospital-%s has the size that pages keep free for it', (slug) => {
  const { width, height } = HOSPITAL_FRAME;
  expect(readFileSync(join(DRAWINGS, `hospital-${slug}.svg`), 'utf8')).toContain(`viewBox="0 0 ${width} ${height}"`);
});
