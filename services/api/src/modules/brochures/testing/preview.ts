import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BROCHURE_SPECIALITIES } from '@ayana/contracts/brochures';
import { treatmentSeeds } from '../../../seeds/treatments.js';
import type { BrochureFacts, BrochureTreatment } from '../brochure.js';
import { writeBrochure } from '../write-brochure.js';
import { SPECIALITY_TEXTS } from '../texts/specialities.js';

/** Writes every brochure into a folder: `node dist/modules/brochures/testing/preview.js <folder>`. */
const folder = process.argv[2] ?? 'brochures';
await mkdir(folder, { recursive: true });
for (const speciality of BROCHURE_SPECIALITIES) {
  const texts = SPECIALITY_TEXTS[speciality];
  const facts: BrochureFacts = {
    treatments: treatmentSeeds()
      .filter(({ category }) => texts.categories.includes(category))
      .map(({ text: { plain_name, description }, ...row }): BrochureTreatment =>
        Object.assign(row, { plain_name, description }),
      ),
    hospitals: [{ hospital_name: 'Lantern Bay Hospital', city: 'Chennai', bed_capacity: 620, treatments: 4 }],
    as_of: '2026-11-22',
  };
  const began = performance.now();
  const pdf = writeBrochure(texts, facts, 'http://localhost:3000');
  await writeFile(join(folder, `${speciality}.pdf`), pdf);
  console.log(`${speciality}: ${Math.round(pdf.length / 1024)} KB in ${Math.round(performance.now() - began)} ms`);
}
