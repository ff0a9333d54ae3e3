import { TREATMENT_WORDS } from '@ayana/contracts/treatment-names';
import { type RawBuilder, sql } from 'kysely';

/**
 * What a request asks for, of the joined `request` and `treatment`: the name in the catalogue, else the patient's own words, else that it is
 * not decided. Null where there is no request.
 */
export const askedTreatment = (): RawBuilder<string | null> =>
  sql`case when request.id is not null
    then coalesce(treatment.name, nullif(request.treatment_words, ''), ${TREATMENT_WORDS.undecided}::text) end`;

/** The same of a request that is there. */
export const requestedTreatment = (): RawBuilder<string> => askedTreatment() as RawBuilder<string>;

/** The same for a sentence or a paper, which say nothing of what is not decided. */
export const DECIDED_TREATMENT: RawBuilder<string | null> =
  sql`coalesce(treatment.name, nullif(request.treatment_words, ''))`;
