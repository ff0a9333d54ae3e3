import { CASE_MESSAGES, staffSentence } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Chip } from '@ayana/shared-ui/chip';
import { Breadcrumbs, DetailHead } from '@ayana/shared-ui/detail';
import { moneyText } from '@ayana/shared-ui/money';
import { OwnerTag } from '@ayana/shared-ui/people';
import type { ReactNode } from 'react';
import { messages as shared } from '../messages';
import { JourneyStateChip } from '../parts/chips';
import { languageName, patientName } from '../parts/names';
import { stageNow } from '../parts/stage';
import { QUEUE_PATH } from '../../../paths';
import type { Case } from '../types';
import { messages } from './messages';

export interface CaseHeadProps {
  value: Case;
  /** Buttons: what the reader may do with the case. */
  actions: ReactNode;
  /** Colleagues who have this case open. */
  viewers: readonly string[];
}

/** Who a case is about, which stage it is in, what it costs, and who leads it. */
export function CaseHead({ value, actions, viewers }: CaseHeadProps) {
  const { patient, treatment_request: request, case_manager, current_stage, status, closed_reason } = value;
  const name = patientName(patient.name, request?.treatment.name);
  const stage = stageNow(value);
  return (
    <DetailHead
      above={
        <Breadcrumbs places={[{ label: shared.queue, href: QUEUE_PATH }]} current={name} LinkComponent={RouterLink} />
      }
      title={name}
      state={
        <>
          <JourneyStateChip status={status} />
          {current_stage === null ? null : (
            <>
              <Chip tone="teal">
                {stage === undefined ? shared.allStages : shared.stageOf(stage.number, stage.label)}
              </Chip>
              {case_manager === null ? <small>{messages.noManager}</small> : <OwnerTag owner={case_manager} />}
            </>
          )}
          {viewers.length === 0 ? null : (
            <Chip tone="marigold">{messages.viewing(listText(viewers), viewers.length)}</Chip>
          )}
        </>
      }
      meta={
        <>
          <p>{factsOf(value).join(' · ')}</p>
          {current_stage === null ? null : <p>{staffSentence(new Set(value.facts))}</p>}
          {closed_reason === null ? null : <p dir="auto">{messages.closedBecause(closed_reason)}</p>}
        </>
      }
      actions={actions}
    />
  );
}

/** Short facts in one line, as far as the reader knows them. */
function factsOf({ case_number, patient, treatment_request: request, money }: Case): string[] {
  const { name, country, language, age, sex } = patient;
  return [
    CASE_MESSAGES.of(case_number),
    name === null ? undefined : request?.treatment.name,
    country,
    language === null ? null : languageName(language),
    age === null ? null : age.from === age.to ? messages.years(age.from) : messages.ageRange(age.from, age.to),
    sex === null ? null : shared.sexes[sex],
    money === null ? null : moneyOf(money),
  ].filter((fact) => fact !== null && fact !== undefined);
}

function moneyOf({ quotes, lowest, highest, is_accepted }: NonNullable<Case['money']>): string {
  const [from, to] = [moneyText(lowest / 100), moneyText(highest / 100)];
  if (is_accepted) return messages.money.accepted(to);
  return lowest === highest ? messages.money.one(to) : messages.money.several(quotes, from, to);
}
