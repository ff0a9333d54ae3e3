import { Injectable } from '@nestjs/common';
import type { JourneyAutomationName } from '@ayana/contracts/journey';
import type { AutomationCase } from './automation-case.js';
import { CareSteps } from './care-steps.js';
import { ClinicalSteps } from './clinical-steps.js';
import { EnquirySteps } from './enquiry-steps.js';
import { TravelSteps } from './travel-steps.js';

type Step = (of: AutomationCase) => Promise<void>;

/** Which code each automation runs. Every step can run again without doing anything twice. */
@Injectable()
export class AutomationSteps {
  private readonly steps: Readonly<Record<JourneyAutomationName, Step>>;

  constructor(enquiry: EnquirySteps, clinical: ClinicalSteps, travel: TravelSteps, care: CareSteps) {
    this.steps = {
      acknowledge: (of) => enquiry.acknowledge(of),
      assign_case_manager: (of) => enquiry.assignCaseManager(of),
      ask_for_records: (of) => enquiry.askForRecords(of),
      ask_opinion: (of) => clinical.askOpinion(of),
      ask_quotes: (of) => clinical.askQuotes(of),
      ask_to_choose: (of) => clinical.askToChoose(of),
      record_deposit: (of) => travel.recordDeposit(of),
      plan_travel: (of) => travel.planTravel(of),
      ask_visa_letter: (of) => travel.askVisaLetter(of),
      watch_arrival: (of) => travel.watchArrival(of),
      inform_family: (of) => care.informFamily(of),
      daily_check_ins: (of) => care.beginDailyCheckIns(of),
      record_pack: (of) => care.askForRecordPack(of),
      inform_of_discharge: (of) => care.informOfDischarge(of),
      plan_check_ins: (of) => care.planCheckIns(of),
      close_journey: (of) => care.closeJourney(of),
    };
  }

  run(name: JourneyAutomationName, of: AutomationCase): Promise<void> {
    return this.steps[name](of);
  }
}
