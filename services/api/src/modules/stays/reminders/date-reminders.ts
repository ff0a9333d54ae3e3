import { Injectable } from '@nestjs/common';
import { AttendantReminders } from './attendant-reminders.js';
import { FormCReminders } from './form-c-reminders.js';
import { VisaReminders } from './visa-reminders.js';

/** Reminds of what has a date in a stay: Form C, the last day of the visa, passports of attendants. Each once, however often it runs. */
@Injectable()
export class DateReminders {
  constructor(
    private readonly formC: FormCReminders,
    private readonly visa: VisaReminders,
    private readonly attendants: AttendantReminders,
  ) {}

  async run(): Promise<void> {
    await this.formC.run();
    await this.visa.run();
    await this.attendants.run();
  }
}
